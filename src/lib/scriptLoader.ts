/** The scripts start at the latest this long after the page has loaded, also when the browser never idles. */
export const IDLE_TIME_LIMIT_MS = 3000

/** What counts as the reader wanting to use the page; any of these starts the scripts at once. */
export const INTENT_EVENTS = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin']

/** The global that holds what the reader pressed before the scripts ran; see `takeEarlyIntents`. */
export const EARLY_INTENTS_KEY = '___earlyIntents'

/**
 * The inline script that stands where Gatsby's `async` scripts stood. It adds them in order when the browser is idle
 * after load, or at the reader's first act. Clicks on elements marked `data-early` and search keys pressed before that are
 * remembered, to be honoured once the page is live.
 */
export function scriptLoader(sources: string[]): string {
  return `(function(w,d){
var s=${JSON.stringify(sources)},e=${JSON.stringify(INTENT_EVENTS)},q=w.${EARLY_INTENTS_KEY}=[],o={capture:true,passive:true},done;
function go(){if(done)return;done=1;e.forEach(function(n){d.removeEventListener(n,go,o)});
s.forEach(function(u){var t=d.createElement('script');t.src=u;t.async=false;d.body.appendChild(t)})}
e.forEach(function(n){d.addEventListener(n,go,o)});
function typing(t){return /^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)||t.isContentEditable}
q.click=function(v){var t=v.target.closest&&v.target.closest('[data-early]');if(t){v.preventDefault();q.push({kind:'click',element:t})}};
q.key=function(v){var k=v.key;if(k==='/'&&!typing(v.target)||(k==='k'||k==='K')&&(v.metaKey||v.ctrlKey)){v.preventDefault();q.push({kind:'key',key:k,metaKey:v.metaKey,ctrlKey:v.ctrlKey})}};
d.addEventListener('click',q.click,true);d.addEventListener('keydown',q.key,true);
function idle(){w.requestIdleCallback?requestIdleCallback(go,{timeout:${IDLE_TIME_LIMIT_MS}}):setTimeout(go,200)}
d.readyState==='complete'?idle():w.addEventListener('load',idle)
})(window,document)`.replace(/\n/g, '')
}
