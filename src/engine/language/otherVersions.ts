import type { AbsentName, AbsentNames } from '../../rust/front/declarations/absentName'

const version = (here: string) => `of another version of Turbo: here ${here}`

/** A name that is called otherwise here. */
const renamed = (call: string): AbsentName => ({ help: version(`it is \`${call}\``), text: call.replace(/\(.*/, '') })

const KEYS = { help: version('the keys are the buttons of `gamepad(0)`') }
const CAMERA = { help: version('the camera is moved with `camera::set_xy` and `camera::move_xy`') }
const RANDOM = { help: version('it is `rand()`: from 0 to 9 it is `rand() % 10`') }
const ONLINE = { help: 'online games are not run on this site' }
const FILES = { help: 'what is kept between frames stands in the state; files are not run on this site' }
const GAME =
  'on this site, games are written in the other form that Turbo has: the state in `turbo::init! { struct … }`, the frame in ' +
  '`turbo::go!({ … });`'

/** Names that other versions of the engine have: paths and functions, macros with `!`, attributes with `#`. */
export const OTHER_VERSIONS: AbsentNames = {
  'cfg!': { help: version('the name and the size of a game stand in `turbo.toml`') },
  '#game': { help: GAME },
  '#serialize': {
    help: version('a type has `#[derive(BorshSerialize, BorshDeserialize, PartialEq, Debug, Clone)]`'),
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

/** Options as other libraries and versions call them. */
export const OTHER_OPTIONS: Readonly<Record<string, readonly string[]>> = {
  ...{ width: ['w'], height: ['h'], diameter: ['d'], thickness: ['width'], pos: ['xy'], alpha: ['opacity'] },
  ...{ rotate: ['rotation'], angle: ['rotation'] },
}
