import { boxNatives, memNatives } from './core/boxNatives'
import { comparisonNatives } from './core/comparisonNatives'
import { convertNatives } from './core/convertNatives'
import { formatNatives } from './core/formatNatives'
import { optionNatives } from './core/optionNatives'
import { resultNatives } from './core/resultNatives'
import { commonDeclarations } from './declarations/common'
import { adapterNatives, sequenceCloneNatives } from './iterators/adapterNatives'
import { consumerNatives } from './iterators/consumerNatives'
import { sourceNatives } from './iterators/sourceNatives'
import { sliceNatives } from './lists/sliceNatives'
import { vecNatives } from './lists/vecNatives'
import { floatNatives } from './numbers/floatNatives'
import { integerNatives } from './numbers/integerNatives'
import { sumNatives } from './numbers/sumNatives'
import type { StdPart } from './part'
import { charNatives } from './text/charNatives'
import { stringNatives } from './text/stringNatives'
import { textNatives } from './text/textNatives'

/** What nearly every program needs of the standard library. */
export const commonStd: StdPart = {
  declarations: commonDeclarations,
  natives: {
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
    ...boxNatives,
    ...memNatives,
    ...convertNatives,
    ...formatNatives,
  },
}
