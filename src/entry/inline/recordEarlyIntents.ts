import { isTyping } from '../../dom/keys'
import { typedAfter } from '../../dom/typeAhead'
import { opensSearch } from '../../features/search/searchKeys'
import type { CarriedState, EarlyIntent } from '../../lib/loading/earlyIntents'

/**
 * Records clicks on `data-early` elements, search keys and the text typed after them, for replay after hydration. After
 * a reload, typing continues an earlier search text.
 */
export function recordEarlyIntents() {
  const intents: EarlyIntent[] = []
  const { pendingAction } = (history.state || {}) as CarriedState
  if (pendingAction && 'text' in pendingAction)
    intents.push({ kind: 'key', press: { key: '/', bubbles: true }, text: pendingAction.text })
  const click = (event: MouseEvent) => {
    const element = event.target instanceof Element && event.target.closest<HTMLElement>('[data-early]')
    if (!element) return
    event.preventDefault()
    intents.push({ kind: 'click', element })
  }
  const press = (event: KeyboardEvent) => {
    const last = intents[intents.length - 1]
    if (opensSearch(event, isTyping(event.target))) {
      intents.push({ kind: 'key', press: event, text: '' })
    } else {
      if (!last || last.kind === 'click') return
      const text = typedAfter(last.text, event)
      if (text === last.text) return
      last.text = text
    }
    event.preventDefault()
  }
  document.addEventListener('click', click, true)
  document.addEventListener('keydown', press, true)
  window.___early = {
    intents,
    stop() {
      document.removeEventListener('click', click, true)
      document.removeEventListener('keydown', press, true)
    },
  }
}
