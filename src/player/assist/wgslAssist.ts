import type { Extension } from '@codemirror/state'
import { memoizedLoad } from '../../lib/loading/memoizedLoad'
import { suggestionList } from './completions'
import { signatureOf } from './docs'
import { hoverTips } from './hoverDocs'

/** Only shaders need it. */
const loadSuggestions = memoizedLoad(
  () => import(/* webpackChunkName: "player-wgsl-names" */ '../wgsl/wgslSuggestions'),
)

/** Typing works while names load, and without them. */
export function wgslAssist(onAnnounce: (message: string) => void): Extension {
  return [
    suggestionList(async ({ state, pos, explicit }) => {
      const known = await loadSuggestions().catch(() => undefined)
      return known?.wgslSuggestionsAt(state.doc.toString(), pos, explicit) ?? null
    }, onAnnounce),
    hoverTips(async (text, offset) => {
      const found = (await loadSuggestions().catch(() => undefined))?.builtInAt(text, offset)
      return found && signatureOf(`fn ${found.name}${found.signature}`, found.summary)
    }),
  ]
}
