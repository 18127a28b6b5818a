/** A name of later engine versions, its pattern in code, and its equivalent in this version. */
export type LaterName = { name: string; pattern: RegExp; instead: string }

/** Names that this version lacks: no page uses them, and llms.txt warns of them. */
export const LATER_NAMES: readonly LaterName[] = [
  {
    name: 'turbo::serialize',
    pattern: /\bturbo::serialize\b/,
    instead: 'the five derives, or types inside `turbo::init!`',
  },
  { name: 'use turbo::*', pattern: /\buse turbo::\*/, instead: '`use turbo::prelude::*`' },
  { name: '#[turbo::game]', pattern: /#\[turbo::/, instead: '`turbo::init!` and `turbo::go!`' },
  { name: 'gamepad::…', pattern: /\bgamepad::\w+/, instead: '`gamepad(0)`' },
  { name: 'pointer::…', pattern: /\bpointer::\w+/, instead: '`pointer()`' },
  { name: 'keyboard::…', pattern: /\bkeyboard(::|\(\))/, instead: '`gamepad(0)`' },
  { name: 'mouse::…', pattern: /\bmouse(::|\(\))/, instead: '`pointer()`' },
  { name: 'random::…', pattern: /\brandom::\w+/, instead: '`rand()` and a remainder' },
  { name: 'time::tick', pattern: /\btime::tick\b/, instead: '`tick()`' },
  { name: 'canvas::…', pattern: /\bcanvas::\w+/, instead: '`resolution()` or `bounds::canvas()`' },
  {
    name: 'bounds::screen, world, size',
    pattern: /\bbounds::(screen|world|size)\b/,
    instead: '`bounds::canvas()` or `bounds::viewport()`',
  },
  {
    name: 'camera::shake, pan, focus',
    pattern: /\bcamera::(shake|pan\w*|focus|remove_shake|is_shaking)\b/,
    instead: '`camera::move_xy` or `camera::focus_rect`',
  },
  {
    name: 'audio::volume, mute, seek, resume, pan',
    pattern: /\baudio::(\w*volume|mute|unmute|seek|resume|\w*pan)\b/,
    instead: 'one of the four functions of `audio`',
  },
  { name: 'bounds = b', pattern: /(^|[(,])\s*bounds\s*=(?!=)/, instead: '`xy = b.xy(), wh = b.wh()`' },
  { name: 'preserve_whitespace', pattern: /\bpreserve_whitespace\b/, instead: 'one text box for each paragraph' },
  {
    name: 'os::…, http::…, sys::…, channel::…, command::…',
    pattern: /\b(os|http|sys|channel|command)::\w+/,
    instead: 'nothing: this version documents no such module',
  },
]
