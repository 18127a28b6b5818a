import type { Natives } from '../values/native'
import { mapNatives } from './collections/mapNatives'
import { queueAndHeapNatives } from './collections/queueNatives'
import { setNatives } from './collections/setNatives'
import { cellNatives } from './core/cellNatives'
import { comparisonNatives } from './core/comparisonNatives'
import { convertNatives } from './core/convertNatives'
import { formatNatives } from './core/formatNatives'
import { optionNatives } from './core/optionNatives'
import { resultNatives } from './core/resultNatives'
import { adapterNatives, sequenceCloneNatives } from './iterators/adapterNatives'
import { consumerNatives } from './iterators/consumerNatives'
import { sourceNatives } from './iterators/sourceNatives'
import { sliceNatives } from './lists/sliceNatives'
import { vecNatives } from './lists/vecNatives'
import { floatNatives } from './numbers/floatNatives'
import { integerNatives } from './numbers/integerNatives'
import { sumNatives } from './numbers/sumNatives'
import { charNatives } from './text/charNatives'
import { stringNatives } from './text/stringNatives'
import { textNatives } from './text/textNatives'

/** What the standard library's declarations leave to TypeScript, by key. */
export const stdNatives: Natives = {
  ...integerNatives,
  ...floatNatives,
  ...sumNatives,
  ...charNatives,
  ...textNatives,
  ...stringNatives,
  ...sliceNatives,
  ...vecNatives,
  ...optionNatives,
  ...resultNatives,
  ...comparisonNatives,
  ...adapterNatives,
  ...sequenceCloneNatives,
  ...consumerNatives,
  ...sourceNatives,
  ...mapNatives,
  ...setNatives,
  ...queueAndHeapNatives,
  ...cellNatives,
  ...convertNatives,
  ...formatNatives,
}
