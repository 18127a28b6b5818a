import { pressAction } from '../../dom/pendingAction'
import { PRESS_ENTER, reloadOnce } from '../../dom/reloadOnce'
import { showNote } from '../../dom/showNote'
import { SITE_STYLES_ATTRIBUTE } from '../../lib/loading/scripts'
import type { CarriedState, EarlyIntent, EarlyIntents, PendingAction } from '../../lib/loading/earlyIntents'

/** Latest start after load if the browser is never idle. */
const IDLE_TIME_LIMIT_MS = 3000

/** Start after load in browsers without idle callbacks. */
const PAUSE_AFTER_LOAD_MS = 200

/** After this time without hydration, the scripts count as missing. */
const ANSWER_LIMIT_MS = 8000

/** Interactions that start the scripts immediately. */
const INTENT_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'focusin']

/**
 * Counts only after load: a resting mouse fires `pointerover`, but not this, and must not compete with the first paint.
 */
const HINT_EVENT = 'pointermove'

const ONCE: AddEventListenerOptions = { capture: true, passive: true, once: true }

/**
 * Adds the scripts when the browser is idle after load or on the first interaction, the style sheets, and the sidebar's
 * file, for which the scripts wait. A page older than the host's scripts reloads once. If scripts are missing otherwise,
 * a press shows a message, and the next one reloads the page and continues.
 */
export function loadScripts() {
  const { scripts, styles = '', sidebar = '', build } = document.currentScript!.dataset
  const sources = `${styles} ${scripts} ${sidebar}`.trim().split(' ')
  const early = window.___early!
  let isFailed = false
  let answerTimer: number
  early.hasLoader = true
  const giveUp = () => {
    if (!window.___early) return
    showMissing(early)
    // After the listeners that record actions
    for (const event of ['click', 'keydown']) document.addEventListener(event, () => retry(early), true)
  }
  const onFailure = () => {
    if (!isFailed) reload(build!, early, giveUp, () => clearTimeout(answerTimer))
    isFailed = true
  }
  // Removed when added: a second signal finds none
  const start = () => {
    if (sources.length > 0) answerTimer = window.setTimeout(giveUp, ANSWER_LIMIT_MS)
    sources.splice(0).forEach((source) => addPart(source, onFailure))
  }
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

/** Removes a failed element, so that webpack requests it again. */
function addPart(source: string, onFailure: () => void) {
  const part = source.endsWith('.css') ? styleSheet(source) : source.endsWith('.json') ? data(source) : script(source)
  part.onerror = () => {
    part.remove()
    onFailure()
  }
}

const script = (src: string) => document.body.appendChild(created('script', { src, async: false }))

const data = (href: string) =>
  document.head.appendChild(created('link', { href, rel: 'preload', as: 'fetch', crossOrigin: '' }))

/**
 * Placed before all other styles; replaces those of the page. Disabled until then, so that the browser restyles once.
 */
function styleSheet(href: string) {
  const element = created('link', { href, rel: 'stylesheet', media: 'not all' })
  element.setAttribute(SITE_STYLES_ATTRIBUTE, '')
  document.querySelector('style')!.before(element)
  return element
}

function created<Name extends 'link' | 'script'>(name: Name, properties: Partial<HTMLElementTagNameMap[Name]>) {
  return Object.assign(document.createElement(name), properties)
}

/** Restores the pending action of before a reload; a search text replaces it. */
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

/** Navigates to another build's document. */
function reload(build: string, { intents }: EarlyIntents, giveUp: () => void, onOutdated: () => void) {
  newestDocument().then((html) => {
    if (!html || html.includes(build)) return giveUp()
    onOutdated()
    whenTyped(intents, () => {
      if (!reloadOnce(build, pendingActionOf(intents))) giveUp()
    })
  })
}

/** Reloads only if the host answers, so that a readable page is never lost. */
function retry(early: EarlyIntents) {
  const last = early.intents[early.intents.length - 1]
  // Further letters belong to a search that already waits
  if (window.___early !== early || !last || ('text' in last && last.text)) return
  whenTyped(early.intents, () => {
    setTimeout(showMissing, ANSWER_LIMIT_MS, early)
    newestDocument().then((html) => {
      if (!html) return showMissing(early)
      history.replaceState({ ...(history.state as CarriedState), pendingAction: pendingActionOf(early.intents) }, '')
      location.reload()
    })
  })
}

/** Bypasses caches; empty if the host does not answer with a document. */
function newestDocument(): Promise<string> {
  return fetch(location.href, { cache: 'reload' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  )
}

/** Waits for Enter if the last action is a search. */
function whenTyped(intents: EarlyIntent[], proceed: () => void) {
  if (intents[intents.length - 1]?.kind !== 'key') return proceed()
  showNote(PRESS_ENTER, 16, 16)
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') proceed()
  })
}

/** Shows a message next to the last pressed element, and forgets the action. */
function showMissing({ intents }: EarlyIntents) {
  const intent = intents.pop()
  intents.length = 0
  if (!intent) return
  const { left, bottom } = 'element' in intent ? intent.element.getBoundingClientRect() : { left: 16, bottom: 16 }
  const note = showNote('Couldn’t load the scripts of this page. Check your connection and press again.', left, bottom)
  setTimeout(() => note.remove(), ANSWER_LIMIT_MS)
}

function pendingActionOf(intents: EarlyIntent[]): PendingAction | undefined {
  const intent = intents[intents.length - 1]
  if (!intent) return undefined
  if (intent.kind === 'key') return { text: intent.text }
  return pressAction(intent.element, intent.element.dataset.action ? 'data-action' : 'aria-label')
}
