import { addCollections } from './collections/collectionKinds'
import { mapNatives } from './collections/mapNatives'
import { queueAndHeapNatives } from './collections/queueNatives'
import { setNatives } from './collections/setNatives'
import { boxNatives } from './core/boxNatives'
import { cellNatives } from './core/cellNatives'
import { rareComparisonNatives } from './core/rareComparisonNatives'
import { rareConvertNatives } from './core/rareConvertNatives'
import { rareFormatNatives } from './core/rareFormatNatives'
import { rareOptionNatives } from './core/rareOptionNatives'
import { resultNatives } from './core/resultNatives'
import { rareDeclarations } from './declarations/rare'
import { rareAdapterNatives } from './iterators/rareAdapterNatives'
import { rareConsumerNatives } from './iterators/rareConsumerNatives'
import { rareSourceNatives } from './iterators/rareSourceNatives'
import { rareSliceNatives } from './lists/rareSliceNatives'
import { rareVecNatives } from './lists/rareVecNatives'
import { rareFloatNatives } from './numbers/rareFloatNatives'
import { rareIntegerNatives } from './numbers/rareIntegerNatives'
import type { StdPart } from './part'
import { charNatives } from './text/charNatives'
import { rareStringNatives } from './text/rareStringNatives'
import { rareTextNatives } from './text/rareTextNatives'

addCollections()

/**
 * The rest of the standard library, which few programs need. A program that needs it is refused without it: no method,
 * trait or type of the common part means something else once this part is there.
 */
export const rareStd: StdPart = {
  declarations: rareDeclarations,
  natives: {
    ...rareIntegerNatives,
    ...rareFloatNatives,
    ...charNatives,
    ...rareTextNatives,
    ...rareStringNatives,
    ...rareSliceNatives,
    ...rareVecNatives,
    ...rareOptionNatives,
    ...resultNatives,
    ...rareComparisonNatives,
    ...rareAdapterNatives,
    ...rareConsumerNatives,
    ...rareSourceNatives,
    ...rareConvertNatives,
    ...rareFormatNatives,
    ...boxNatives,
    ...cellNatives,
    ...mapNatives,
    ...setNatives,
    ...queueAndHeapNatives,
  },
}
