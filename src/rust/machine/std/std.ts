import { addCollections } from './collections/collectionKinds'
import { vecNatives } from './lists/vecNatives'
import { mapNatives } from './collections/mapNatives'
import { queueAndHeapNatives } from './collections/queueNatives'
import { setNatives } from './collections/setNatives'
import { boxNatives } from './core/boxNatives'
import { cellNatives } from './core/cellNatives'
import { comparisonNatives } from './core/comparisonNatives'
import { convertNatives } from './core/convertNatives'
import { formatNatives } from './core/formatNatives'
import { formatterNatives } from './core/formatterNatives'
import { memNatives } from './core/memNatives'
import { parseNatives } from './core/parseNatives'
import { adapterNatives, sequenceCloneNatives } from './iterators/adapterNatives'
import { consumerNatives } from './iterators/consumerNatives'
import { foldNatives } from './iterators/foldNatives'
import { nestingNatives } from './iterators/nestingNatives'
import { originNatives } from './iterators/originNatives'
import { sourceNatives } from './iterators/sourceNatives'
import { sliceNatives } from './lists/sliceNatives'
import { slicePartNatives } from './lists/sliceParts'
import { floatNatives } from './numbers/floatNatives'
import { integerMathNatives } from './numbers/integerMath'
import { integerNatives } from './numbers/integerNatives'
import { sumNatives } from './numbers/sumNatives'
import { charNatives } from './text/charNatives'
import { stringEditingNatives } from './text/stringEditing'
import { stringNatives } from './text/stringNatives'
import { textNatives } from './text/textNatives'
import { textSearchNatives } from './text/textSearch'
import type { Natives } from '../values/native'

addCollections()

/** What of the standard library is written in TypeScript, by key. */
export const stdNatives: Natives = {
  ...memNatives,
  ...comparisonNatives,
  ...convertNatives,
  ...formatNatives,
  ...adapterNatives,
  ...sequenceCloneNatives,
  ...consumerNatives,
  ...sourceNatives,
  ...sliceNatives,
  ...vecNatives,
  ...floatNatives,
  ...integerNatives,
  ...sumNatives,
  ...stringNatives,
  ...textNatives,
  ...textSearchNatives,
  ...stringEditingNatives,
  ...foldNatives,
  ...originNatives,
  ...nestingNatives,
  ...slicePartNatives,
  ...formatterNatives,
  ...parseNatives,
  ...integerMathNatives,
  ...mapNatives,
  ...queueAndHeapNatives,
  ...setNatives,
  ...boxNatives,
  ...cellNatives,
  ...charNatives,
}
