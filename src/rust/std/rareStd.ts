import { mapNatives } from './collections/mapNatives'
import { queueAndHeapNatives } from './collections/queueNatives'
import { setNatives } from './collections/setNatives'
import { cellNatives } from './core/cellNatives'
import { rareDeclarations } from './declarations/rare'
import type { StdPart } from './part'

/**
 * The rest of the standard library, which few programs need. A browser loads this file by itself when a program asks for
 * it, and hands it to `declarationsWith`:
 *
 *     if (namesRareStd(text)) rare ??= (await import('../rust/std/rareStd')).rareStd
 *     declarations = declarationsWith(engine, rare)
 */
export const rareStd: StdPart = {
  declarations: rareDeclarations,
  natives: { ...mapNatives, ...setNatives, ...queueAndHeapNatives, ...cellNatives },
}
