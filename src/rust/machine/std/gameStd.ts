import type { Natives } from '../values/native'
import { convertNatives } from './core/convertNatives'
import { formatNatives } from './core/formatNatives'
import { memNatives } from './core/memNatives'
import { adapterNatives, sequenceCloneNatives } from './iterators/adapterNatives'
import { consumerNatives } from './iterators/consumerNatives'
import { sourceNatives } from './iterators/sourceNatives'
import { sliceNatives } from './lists/sliceNatives'
import { vecNatives } from './lists/vecNatives'
import { floatNatives } from './numbers/floatNatives'
import { integerNatives } from './numbers/integerNatives'
import { sumNatives } from './numbers/sumNatives'
import { stringNatives } from './text/stringNatives'
import { textNatives } from './text/textNatives'

/** What games call of the standard library, of all that is written in TypeScript: numbers, text, lists and their iterators. */
export const gameStd: Natives = {
  ...memNatives,
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
}
