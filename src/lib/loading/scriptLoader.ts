/** The scripts start at the latest this long after the page has loaded, also when the browser never idles. */
export const IDLE_TIME_LIMIT_MS = 3000

/** What counts as the reader wanting to use the page; any of these starts the scripts at once. */
export const INTENT_EVENTS = ['pointerdown', 'touchstart', 'keydown', 'focusin']

/**
 * A weaker sign, which counts only once the page has loaded. A mouse that merely rests where the page appears makes
 * `pointerover`, not this: it says nothing, and must not compete with the first paint.
 */
export const HINT_EVENT = 'pointermove'

/** The global that holds what the reader pressed before the scripts ran; see `useEarlyIntents`. */
export const EARLY_INTENTS_KEY = '___earlyIntents'

/**
 * The inline script that stands where Gatsby's `async` scripts stood. It adds them in order when the browser is idle
 * after load, or at the reader's first act. Clicks on elements marked `data-early`, search keys and what is typed after
 * them are remembered until then, to be honoured once the page is live. A script that fails is taken out again, so that
 * webpack asks for it anew instead of waiting for it.
 */
export function scriptLoader(sources: string[]): string {
  return `(function(w,d){
var s=${JSON.stringify(sources)},e=${JSON.stringify(INTENT_EVENTS)},m='${HINT_EVENT}',q=w.${EARLY_INTENTS_KEY}=[],o={capture:true,passive:true},done;
function go(){if(done)return;done=1;e.forEach(function(n){d.removeEventListener(n,go,o)});d.removeEventListener(m,hint,o);
s.forEach(function(u){var t=d.createElement('script');t.src=u;t.async=false;t.onerror=function(){t.remove()};d.body.appendChild(t)})}
function hint(){if(d.readyState==='complete')go()}
e.forEach(function(n){d.addEventListener(n,go,o)});d.addEventListener(m,hint,o);
function typing(t){return /^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)||t.isContentEditable}
q.click=function(v){var t=v.target.closest&&v.target.closest('[data-early]');if(t){v.preventDefault();q.push({kind:'click',element:t})}};
q.key=function(v){var k=v.key,c=v.metaKey||v.ctrlKey,t=typing(v.target),l=q[q.length-1];
if(k==='/'&&!t&&!c||(k==='k'||k==='K')&&c){v.preventDefault();q.push({kind:'key',key:k,metaKey:v.metaKey,ctrlKey:v.ctrlKey,text:''})}
else if(l&&l.kind==='key'&&k.length===1&&!t&&!c&&!v.altKey){v.preventDefault();l.text+=k}};
d.addEventListener('click',q.click,true);d.addEventListener('keydown',q.key,true);
function idle(){w.requestIdleCallback?requestIdleCallback(go,{timeout:${IDLE_TIME_LIMIT_MS}}):setTimeout(go,200)}
d.readyState==='complete'?idle():w.addEventListener('load',idle)
})(window,document)`.replace(/\n/g, '')
}
