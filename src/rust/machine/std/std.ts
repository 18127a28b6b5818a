import { mapNatives } from './collections/mapNatives'
import { queueAndHeapNatives } from './collections/queueNatives'
import { setNatives } from './collections/setNatives'
import { boxNatives } from './core/boxNatives'
import { cellNatives } from './core/cellNatives'
import { comparisonNatives } from './core/comparisonNatives'
import { convertNatives } from './core/convertNatives'
import { formatNatives } from './core/formatNatives'
import { memNatives } from './core/memNatives'
import { optionNatives } from './core/optionNatives'
import { resultNatives } from './core/resultNatives'
import { adapterNatives, sequenceCloneNatives } from './iterators/adapterNatives'
import { consumerNatives } from './iterators/consumerNatives'
import { rangeNatives } from './iterators/rangeNatives'
import { sourceNatives } from './iterators/sourceNatives'
import { sliceNatives } from './lists/sliceNatives'
import { vecNatives } from './lists/vecNatives'
import { floatNatives } from './numbers/floatNatives'
import { integerNatives } from './numbers/integerNatives'
import { sumNatives } from './numbers/sumNatives'
import { charNatives } from './text/charNatives'
import { stringNatives } from './text/stringNatives'
import { textNatives } from './text/textNatives'
import type { Natives } from '../values/native'

/** What of the standard library is written in TypeScript, by key. */
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
  ...rangeNatives,
  ...memNatives,
  ...convertNatives,
  ...formatNatives,
  ...boxNatives,
  ...cellNatives,
  ...mapNatives,
  ...setNatives,
  ...queueAndHeapNatives,
}
