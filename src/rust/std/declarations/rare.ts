import { cellDeclarations } from './cells'
import { collectionDeclarations } from './collections'

/** What few programs need, in the words of `commonDeclarations`. */
export const rareDeclarations = collectionDeclarations + cellDeclarations
