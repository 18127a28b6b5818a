import { leaveBuild } from '../../dom/leaveBuild'
import { pressOn } from '../../dom/pressOn'
import type { CarriedState, EarlyIntent, EarlyIntents, Wish } from '../../lib/loading/earlyIntents'

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
 * first act. Something that the reader pressed while the page came in was such an act. A page that is older than the scripts
 * that the host has is loaded again, once.
 */
export function loadScripts() {
  const { scripts, build } = document.currentScript!.dataset
  const sources = scripts!.split(' ')
  const early = window.___early!
  let isFailed = false
  const onFailure = () => {
    if (!isFailed) loadAnew(build!, early)
    isFailed = true
  }
  // Taken out as they are added: a second sign finds none
  const start = () => sources.splice(0).forEach((source) => addScript(source, onFailure))
  const waitForIdle = () => {
    document.addEventListener(HINT_EVENT, start, ONCE)
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIME_LIMIT_MS })
    else setTimeout(start, PAUSE_AFTER_LOAD_MS)
  }
  for (const event of INTENT_EVENTS) document.addEventListener(event, start, ONCE)
  if (resumeWish(early.intents) || early.intents.length > 0) start()
  else if (document.readyState === 'complete') waitForIdle()
  else window.addEventListener('load', waitForIdle)
}

/** A script that fails is taken out again, so that webpack asks for it anew instead of waiting for it. */
function addScript(source: string, onFailure: () => void) {
  const script = document.createElement('script')
  script.src = source
  script.async = false
  script.onerror = () => {
    script.remove()
    onFailure()
  }
  document.body.append(script)
}

/** Takes over the wish of the page that was here before it was loaded again. */
function resumeWish(intents: EarlyIntent[]): boolean {
  const { wish, ...state } = (history.state || {}) as CarriedState
  if (!wish) return false
  const address = new URL(location.href)
  // The search has a newer text
  if ('text' in wish) address.searchParams.delete('q')
  history.replaceState(state, '', address)
  if ('text' in wish) {
    intents.push({ kind: 'key', press: { key: '/', bubbles: true }, text: wish.text })
  } else {
    const element = document.querySelectorAll<HTMLElement>(wish.selector)[wish.index]
    if (element) intents.push({ kind: 'click', element })
  }
  return true
}

/** Asks for the document anew, past every cache, and goes to it if it is of another build. Else no key is held back any more. */
function loadAnew(build: string, { intents, stop }: EarlyIntents) {
  fetch(location.href, { cache: 'reload' })
    .then(
      (answer) => (answer.ok ? answer.text() : build),
      () => build,
    )
    .then((html) => {
      if (html.includes(build) || !leaveBuild(build, () => wishOf(intents))) stop()
    })
}

function wishOf(intents: EarlyIntent[]): Wish | undefined {
  const intent = intents[intents.length - 1]
  if (!intent) return undefined
  if (intent.kind === 'key') return { text: intent.text }
  return pressOn(intent.element, intent.element.dataset.action ? 'data-action' : 'aria-label')
}
