import { memNatives } from './core/memNatives'
import { comparisonNatives } from './core/comparisonNatives'
import { convertNatives } from './core/convertNatives'
import { formatNatives } from './core/formatNatives'
import { optionNatives } from './core/optionNatives'
import { adapterNatives, sequenceCloneNatives } from './iterators/adapterNatives'
import { consumerNatives } from './iterators/consumerNatives'
import { rangeNatives } from './iterators/rangeNatives'
import { sourceNatives } from './iterators/sourceNatives'
import { sliceNatives } from './lists/sliceNatives'
import { vecNatives } from './lists/vecNatives'
import { floatNatives } from './numbers/floatNatives'
import { integerNatives } from './numbers/integerNatives'
import { sumNatives } from './numbers/sumNatives'
import { stringNatives } from './text/stringNatives'
import { textNatives } from './text/textNatives'
import type { Natives } from '../values/native'

/** What nearly every program needs of the standard library, as far as it is written in TypeScript. */
export const commonNatives: Natives = {
  ...integerNatives,
  ...floatNatives,
  ...sumNatives,
  ...textNatives,
  ...stringNatives,
  ...sliceNatives,
  ...vecNatives,
  ...optionNatives,
  ...comparisonNatives,
  ...adapterNatives,
  ...sequenceCloneNatives,
  ...consumerNatives,
  ...sourceNatives,
  ...rangeNatives,
  ...memNatives,
  ...convertNatives,
  ...formatNatives,
}
