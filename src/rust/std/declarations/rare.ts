import { boxDeclarations } from './boxes'
import { cellDeclarations } from './cells'
import { collectionDeclarations } from './collections'
import { rareIteratorDeclarations } from './rareIterators'
import { rareNumberDeclarations } from './rareNumbers'
import { rareOptionDeclarations } from './rareOptions'
import { rareSliceDeclarations } from './rareSlices'
import { rareTextDeclarations } from './rareText'
import { rareTraitDeclarations } from './rareTraits'

/** What few programs need, in the words of `commonDeclarations`, whose modules and traits it goes on with. */
export const rareDeclarations =
  rareOptionDeclarations +
  rareTraitDeclarations +
  rareNumberDeclarations +
  rareTextDeclarations +
  rareIteratorDeclarations +
  rareSliceDeclarations +
  collectionDeclarations +
  boxDeclarations +
  cellDeclarations
