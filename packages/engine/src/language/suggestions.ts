import type { AbsentName, AbsentNames, Host } from 'rust/host'

const version = (here: string) => `from another version of Turbo; here, ${here}`

const renamed = (call: string): AbsentName => ({ help: version(`write \`${call}\``), text: call.replace(/\(.*/, '') })

const KEYS = { help: version('use the buttons of `gamepad(0)`') }
const CAMERA = { help: version('move the camera with `camera::set_xy` or `camera::move_xy`') }
const RANDOM = { help: version('use `rand()`; `rand() % 10` is a number from 0 to 9') }
const ONLINE = { help: 'online games do not run on this site' }
const FILES = { help: 'data kept between frames belongs in the state; files are not available on this site' }
const GAME =
  'on this site, games use Turbo’s other form: the state in `turbo::init! { struct … }`, the frame in ' +
  '`turbo::go!({ … });`'

/** Names of other engine versions: paths and functions, macros with `!`, attributes with `#`. */
const OTHER_VERSIONS: AbsentNames = {
  'cfg!': { help: version('set the name and size of a game in `turbo.toml`') },
  '#game': { help: GAME },
  '#serialize': {
    help: version('derive `BorshSerialize, BorshDeserialize, PartialEq, Debug, Clone`'),
  },
  'canvas_size!': renamed('resolution()'),
  canvas_size: renamed('resolution()'),
  'canvas::resolution': renamed('resolution()'),
  'canvas::size': renamed('resolution()'),
  'time::tick': renamed('tick()'),
  mouse: renamed('pointer()'),
  ...Object.fromEntries(
    ['mouse', 'pointer'].flatMap((module) =>
      ['get', 'screen', 'world'].map((name) => [`${module}::${name}`, renamed('pointer()')]),
    ),
  ),
  'gamepad::get': renamed('gamepad(…)'),
  'bounds::screen': renamed('bounds::canvas()'),
  'bounds::world': renamed('bounds::viewport()'),
  ...{ keyboard: KEYS, key_pressed: KEYS, random: RANDOM, os: ONLINE, http: ONLINE, local: FILES, sys: FILES },
  ...{ 'cam!': CAMERA, 'set_cam!': CAMERA, 'move_cam!': CAMERA },
  ...{ 'camera::focus': CAMERA, 'camera::pan': CAMERA },
}

/** Option names of other libraries and versions. */
const OTHER_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  ...{ width: ['w'], height: ['h'], diameter: ['d'], thickness: ['width'], pos: ['xy'], alpha: ['opacity'] },
  ...{ rotate: ['rotation'], angle: ['rotation'] },
}

const COLORS: Readonly<Record<string, string>> = {
  ...{ red: '0xff0000ff', orange: '0xffa500ff', yellow: '0xffff00ff', green: '0x00ff00ff', cyan: '0x00ffffff' },
  ...{ blue: '0x0000ffff', purple: '0x8000ffff', magenta: '0xff00ffff', pink: '0xffc0cbff', brown: '0x8b4513ff' },
  ...{ black: '0x000000ff', white: '0xffffffff', gray: '0x808080ff', grey: '0x808080ff' },
}

/** A color in words or CSS syntax as a number, with help text. */
export function meantColor(written: string): { text: string; help: string } | undefined {
  const name = written.toLowerCase()
  const text = Object.hasOwn(COLORS, name) ? COLORS[name] : fromHex(name)
  return text === undefined ? undefined : { text, help: `a color is a number, \`0xRRGGBBAA\`: \`${text}\`` }
}

/** `#fff`, `#ffffff` and `#ffffffff`. */
function fromHex(written: string): string | undefined {
  const [, digits] = /^#((?:[\da-f]{3}){1,2}|[\da-f]{8})$/.exec(written) ?? []
  if (digits === undefined) return undefined
  const all = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `0x${all.padEnd(8, 'f')}`
}

/** What errors suggest. */
export const SUGGESTIONS = {
  meantNumber: meantColor,
  absent: OTHER_VERSIONS,
  meantOptions: OTHER_OPTIONS,
} satisfies Partial<Host>
