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
 * first act. Something that the reader pressed while the page came in was such an act.
 */
export function loadScripts() {
  const sources = document.currentScript!.dataset.scripts!.split(' ')
  // Taken out as they are added: a second sign finds none
  const start = () => sources.splice(0).forEach(addScript)
  const waitForIdle = () => {
    document.addEventListener(HINT_EVENT, start, ONCE)
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIME_LIMIT_MS })
    else setTimeout(start, PAUSE_AFTER_LOAD_MS)
  }
  for (const event of INTENT_EVENTS) document.addEventListener(event, start, ONCE)
  if (window.___early!.intents.length > 0) start()
  else if (document.readyState === 'complete') waitForIdle()
  else window.addEventListener('load', waitForIdle)
}

/** A script that fails is taken out again, so that webpack asks for it anew instead of waiting for it. */
function addScript(source: string) {
  const script = document.createElement('script')
  script.src = source
  script.async = false
  script.onerror = () => script.remove()
  document.body.append(script)
}
