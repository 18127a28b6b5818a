import { addCollections } from './collections/collectionKinds'
import { mapNatives } from './collections/mapNatives'
import { queueAndHeapNatives } from './collections/queueNatives'
import { setNatives } from './collections/setNatives'
import { cellNatives } from './core/cellNatives'
import { formatterNatives } from './core/formatterNatives'
import { parseNatives } from './core/parseNatives'
import { nestingNatives } from './iterators/nestingNatives'
import { slicePartNatives } from './lists/sliceParts'
import { integerMathNatives } from './numbers/integerMath'
import { charNatives } from './text/charNatives'
import { stringEditingNatives } from './text/stringEditing'
import { textSearchNatives } from './text/textSearch'
import { coreStd } from './coreStd'
import type { Natives } from '../values/native'

addCollections()

export const stdNatives: Natives = {
  ...coreStd,
  ...textSearchNatives,
  ...stringEditingNatives,
  ...nestingNatives,
  ...slicePartNatives,
  ...formatterNatives,
  ...parseNatives,
  ...integerMathNatives,
  ...mapNatives,
  ...queueAndHeapNatives,
  ...setNatives,
  ...cellNatives,
  ...charNatives,
}
