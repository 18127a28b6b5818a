import { memNatives } from './core/memNatives'
import { comparisonNatives } from './core/comparisonNatives'
import { convertNatives } from './core/convertNatives'
import { formatNatives } from './core/formatNatives'
import { optionNatives } from './core/optionNatives'
import { commonDeclarations } from './declarations/common'
import { adapterNatives, sequenceCloneNatives } from './iterators/adapterNatives'
import { consumerNatives } from './iterators/consumerNatives'
import { rangeNatives } from './iterators/rangeNatives'
import { sourceNatives } from './iterators/sourceNatives'
import { sliceNatives } from './lists/sliceNatives'
import { vecNatives } from './lists/vecNatives'
import { floatNatives } from './numbers/floatNatives'
import { integerNatives } from './numbers/integerNatives'
import { sumNatives } from './numbers/sumNatives'
import type { StdPart } from './part'
import { stringNatives } from './text/stringNatives'
import { textNatives } from './text/textNatives'

/** What nearly every program needs of the standard library. */
export const commonStd: StdPart = {
  declarations: commonDeclarations,
  natives: {
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
  },
}
