import { reloadOnce } from '../../dom/reloadOnce'
import { pressAction } from '../../dom/pendingAction'
import { SITE_STYLES_ATTRIBUTE } from '../../lib/loading/scripts'
import type { CarriedState, EarlyIntent, EarlyIntents, PendingAction } from '../../lib/loading/earlyIntents'

/** The scripts start at the latest this long after the page has loaded, also when the browser never idles. */
const IDLE_TIME_LIMIT_MS = 3000

/** How long after load the scripts start where the browser does not say when it idles. */
const PAUSE_AFTER_LOAD_MS = 200

/** What counts as the reader wanting to use the page; any of these starts the scripts at once. */
const INTENT_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'focusin']

/**
 * A weaker sign, which counts only once the page has loaded. A mouse that merely rests where the page appears makes
 * `pointerover`, not this: it says nothing, and must not compete with the first paint.
 */
const HINT_EVENT = 'pointermove'

const ONCE: AddEventListenerOptions = { capture: true, passive: true, once: true }

/**
 * Adds the page's scripts, which its own element names, in order when the browser is idle after load, or at the reader's
 * first act; and the site's styles, of which the page holds those that it needs itself. Something that the reader pressed while the page came in was such an act. A page that is older than the scripts
 * that the host has is loaded again, once.
 */
export function loadScripts() {
  const { scripts, styles = '', build } = document.currentScript!.dataset
  const sources = `${styles} ${scripts}`.trim().split(' ')
  const early = window.___early!
  let isFailed = false
  const onFailure = () => {
    if (!isFailed) reload(build!, early)
    isFailed = true
  }
  // Taken out as they are added: a second sign finds none
  const start = () => sources.splice(0).forEach((source) => addPart(source, onFailure))
  const waitForIdle = () => {
    document.addEventListener(HINT_EVENT, start, ONCE)
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIME_LIMIT_MS })
    else setTimeout(start, PAUSE_AFTER_LOAD_MS)
  }
  for (const event of INTENT_EVENTS) document.addEventListener(event, start, ONCE)
  if (resumeAction(early.intents) || early.intents.length > 0) start()
  else if (document.readyState === 'complete') waitForIdle()
  else window.addEventListener('load', waitForIdle)
}

/** A part that fails is taken out again, so that webpack asks for it anew instead of waiting for it. */
function addPart(source: string, onFailure: () => void) {
  const part = source.endsWith('.css') ? styleSheet(source) : script(source)
  part.onerror = () => {
    part.remove()
    onFailure()
  }
}

function script(source: string) {
  const element = document.createElement('script')
  element.src = source
  element.async = false
  return document.body.appendChild(element)
}

/**
 * Before all other styles, as those of the page that it takes the place of. It applies to nothing until then, so that the
 * browser styles the page anew once and not twice.
 */
function styleSheet(source: string) {
  const element = document.createElement('link')
  element.rel = 'stylesheet'
  element.href = source
  element.media = 'not all'
  element.setAttribute(SITE_STYLES_ATTRIBUTE, '')
  document.querySelector('style')!.before(element)
  return element
}

/** Takes over the wish of the page that was here before it was loaded again; a text to search for is remembered by then. */
function resumeAction(intents: EarlyIntent[]): boolean {
  const { pendingAction, ...state } = (history.state || {}) as CarriedState
  if (!pendingAction) return false
  const address = new URL(location.href)
  // The search has a newer text
  if ('text' in pendingAction) address.searchParams.delete('q')
  history.replaceState(state, '', address)
  if ('selector' in pendingAction) {
    const element = document.querySelectorAll<HTMLElement>(pendingAction.selector)[pendingAction.index]
    if (element) intents.push({ kind: 'click', element })
  }
  return true
}

/** Asks for the document anew, past every cache, and goes to it if it is of another build. Else no key is held back any more. */
function reload(build: string, { intents, stop }: EarlyIntents) {
  fetch(location.href, { cache: 'reload' })
    .then(
      (answer) => (answer.ok ? answer.text() : build),
      () => build,
    )
    .then((html) => {
      if (html.includes(build) || !reloadOnce(build, () => pendingActionOf(intents))) stop()
    })
}

function pendingActionOf(intents: EarlyIntent[]): PendingAction | undefined {
  const intent = intents[intents.length - 1]
  if (!intent) return undefined
  if (intent.kind === 'key') return { text: intent.text }
  return pressAction(intent.element, intent.element.dataset.action ? 'data-action' : 'aria-label')
}
