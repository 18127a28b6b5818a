import type { Natives } from '../values/native'
import { convertNatives, formatNatives, memNatives } from './core/coreNatives'
import { adapterNatives } from './iterators/adapterNatives'
import { consumerNatives } from './iterators/consumerNatives'
import { sourceNatives } from './iterators/sourceNatives'
import { sliceNatives } from './lists/sliceNatives'
import { vecNatives } from './lists/vecNatives'
import { floatNatives } from './numbers/floatNatives'
import { integerNatives } from './numbers/integerNatives'
import { stringNatives, textNatives } from './text/stringNatives'

/** What games commonly use: numbers, text, lists and their iterators. The rest loads on demand. */
export const coreStd: Natives = {
  ...memNatives,
  ...convertNatives,
  ...formatNatives,
  ...adapterNatives,
  ...consumerNatives,
  ...sourceNatives,
  ...sliceNatives,
  ...vecNatives,
  ...floatNatives,
  ...integerNatives,
  ...stringNatives,
  ...textNatives,
}
