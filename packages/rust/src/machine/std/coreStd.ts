import type { Natives } from '../values/native'
import { coreNatives } from './core/coreNatives'
import { adapterNatives } from './iterators/adapterNatives'
import { consumerNatives } from './iterators/consumerNatives'
import { sourceNatives } from './iterators/sourceNatives'
import { sliceNatives } from './lists/sliceNatives'
import { vecNatives } from './lists/vecNatives'
import { floatNatives } from './numbers/floatNatives'
import { integerNatives } from './numbers/integerNatives'
import { stringNatives } from './text/stringNatives'

/** What games commonly use: numbers, text, lists and their iterators. The rest loads on demand. */
export const coreStd: Natives = {
  ...coreNatives,
  ...adapterNatives,
  ...consumerNatives,
  ...sourceNatives,
  ...sliceNatives,
  ...vecNatives,
  ...floatNatives,
  ...integerNatives,
  ...stringNatives,
}
