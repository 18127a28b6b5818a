/** Facts about the engine from the specification. */

const structFields: Record<string, Record<string, string>> = {
  Bounds: { x: 'i32', y: 'i32', w: 'u32', h: 'u32' },
  Gamepad: {
    up: 'Button',
    down: 'Button',
    left: 'Button',
    right: 'Button',
    a: 'Button',
    b: 'Button',
    x: 'Button',
    y: 'Button',
    start: 'Button',
    select: 'Button',
  },
  Pointer: { x: 'i32', y: 'i32', state: 'Button', scroll: '(i32, i32)' },
  Tween: { start: 'T', end: 'T', duration: 'usize', elapsed: 'usize', easing: 'Easing', start_tick: 'Option<usize>' },
  SpriteAnimation: {
    repeat: 'usize',
    direction: 'SpriteAnimationDirection',
    fill_forwards: 'bool',
    speed: 'f32',
    delay: 'f32',
    paused: 'bool',
  },
  Global: { camera: 'vec3<f32>', tick: 'u32', viewport: 'vec2<f32>' },
}

const enumVariants: Record<string, Record<string, string | null>> = {
  Button: { Released: '0', JustPressed: '1', Pressed: '2', JustReleased: '3' },
  SpriteAnimationDirection: { Forward: null, Backward: null, PingPong: null, PingPongReverse: null },
}

const typeMethods: Record<string, string[]> = {
  Button: ['just_pressed', 'pressed', 'just_released', 'released'],
  Pointer: ['xy', 'xy_fixed', 'intersects', 'intersects_fixed', 'scroll_delta'],
  Tween: ['new', 'set', 'set_duration', 'set_ease', 'get', 'done', 'add'],
  SpriteAnimation: ['use_sprite', 'restart', 'pause', 'resume', 'done'],
}

const fieldDefaults: Record<string, string> = {
  'SpriteAnimation.speed': '1.0',
  'SpriteAnimation.delay': '0.0',
  'SpriteAnimation.fill_forwards': 'false',
  'SpriteAnimation.paused': 'false',
}

/** Defaults of macro options; null if the default is not code. */
const macroDefaults: Record<string, Record<string, string | null>> = {
  'circ!': { color: '0xffffffff', border_color: '0x000000', border_size: '0' },
  'path!': { size: '1', color: '0xffffffff', rounded: 'false' },
  'rect!': {
    border_color: '0x000000',
    w: '0',
    h: '0',
    border_size: '0',
    border_radius: '0',
    rotation: '0',
  },
  'ellipse!': {},
  'sprite!': {
    opacity: '1.0',
    scale_x: '1.0',
    scale_y: '1.0',
    scale: '1.0',
    flip_x: 'false',
    flip_y: 'false',
    frame: null,
  },
  'text!': { font: '"medium"', color: '0xffffffff', x: '0', y: '0' },
  'text_box!': { scale: '1.0', start: '0', end: null, align: '"left"' },
  'nine_slice!': { margins: '(0, 0, 0, 0)' },
  'log!': {},
}

const defaultsInWords: Record<string, Record<string, string>> = {
  'text_box!': { end: 'Default: text length.' },
}

const functionSignatures: Record<string, string> = {
  rand: 'fn rand() -> u32',
  tick: 'fn tick() -> u32',
  'time::now': 'fn now() -> u32',
  clear: 'fn clear(color: u32)',
  gamepad: 'fn gamepad(player: u32) -> Gamepad<Button>',
  pointer: 'fn pointer() -> Pointer',
  'bounds::canvas': 'fn canvas() -> Bounds',
  'bounds::viewport': 'fn viewport() -> Bounds',
  'audio::play': 'fn play(name: &str)',
  'audio::is_playing': 'fn is_playing(name: &str) -> bool',
  'audio::pause': 'fn pause(name: &str)',
  'audio::stop': 'fn stop(name: &str)',
  'shaders::set': 'fn set(key: &str)',
  'shaders::reset': 'fn reset()',
  'shaders::get': 'fn get() -> String',
}

/** Keys of turbo.toml with type and default. */
const configKeys: Record<string, [type: string, fallback: string | null]> = {
  name: ['string', '"Untitled"'],
  version: ['string', null],
  authors: ['list of strings', null],
  description: ['string', null],
  'canvas.width': ['number', '256'],
  'canvas.height': ['number', '144'],
  'canvas.auto-size': ['number', null],
  'canvas.fps': ['number', '60'],
  'font.include-builtin-fonts': ['bool', 'true'],
  'font.default-font': ['string', '"medium"'],
  'font.default-size': ['number', '12'],
  'font.settings.<name>.file': ['string', null],
  'font.settings.<name>.size': ['number', null],
  'shader.default-surface-shader': ['string', null],
  'turbo-os.api-url': ['string', null],
}

const commandFlags: Record<string, string[]> = {
  'turbo init': ['--program-id'],
  'turbo run': [
    '--watch',
    '--always-on-top',
    '--clippy',
    '--os-api-url',
    '--program-id',
    '--user',
    '--guest',
    '--clear-cache',
    '--config',
  ],
  'turbo export': ['--config', '--export-dir', '--include-virtual-gamepad'],
  'turbo help': [],
}

const keys: Record<string, string> = {
  'Reset the game': 'Cmd or Ctrl + R',
  'Take a screenshot': 'Cmd or Ctrl + 1',
  'Capture the spritesheet': 'Cmd or Ctrl + 2',
  'Dump the spritesheet data': 'Cmd or Ctrl + 3',
  'Player 1 Up': 'W or ↑',
  'Player 1 Down': 'S or ↓',
  'Player 1 Left': 'A or ←',
  'Player 1 Right': 'D or →',
  'Player 1 A': 'Z',
  'Player 1 B': 'X',
  'Player 1 X': 'C',
  'Player 1 Y': 'V',
  'Player 1 Start': 'Space',
  'Player 1 Select': 'Enter',
  'Player 2 Up': 'I',
  'Player 2 Down': 'J',
  'Player 2 Left': 'K',
  'Player 2 Right': 'L',
  'Player 2 A': 'M',
  'Player 2 B': ',',
  'Player 2 X': '.',
  'Player 2 Y': '/',
  'Player 2 Start': '[',
  'Player 2 Select': ']',
}

const macroSignatures: Record<string, string[]> = {
  'rect!': ['rotation = 0', 'border_size = 0', 'border_radius = 0', 'border_color = 0x000000'],
  'circ!': ['color = 0xffffffff', 'border_color = 0x000000'],
  'path!': ['size = 1', 'color = 0xffffffff', 'rounded = false'],
  'sprite!': ['opacity = 1.0', 'scale_x = 1.0', 'scale_y = 1.0', 'flip_x = false', 'flip_y = false'],
  'text!': ['x = 0', 'y = 0', 'color = 0xffffffff', 'font = "medium"'],
  'text_box!': ['scale = 1.0', 'start = 0', 'align = "left"'],
  'nine_slice!': ['margins = (0, 0, 0, 0)'],
}

type Described = {
  name: string
  kind: string
  signature: string
  type: string | null
  default: string | null
  value: string | null
  options: { name: string; default: string | null; description: string }[]
}

/** One test per entity. */
export function describeEngineFacts(symbols: () => readonly Described[]) {
  const named = (name: string): Described => {
    const symbol = symbols().find((candidate) => candidate.name === name)
    if (!symbol) throw new Error(`${name} is not documented`)
    return symbol
  }

  test.each(Object.entries(structFields))('%s has its fields', (struct, fields) => {
    expect(named(struct).kind).toBe('struct')
    const found = symbols().filter(({ name, kind }) => kind === 'field' && name.startsWith(`${struct}.`))
    expect(Object.fromEntries(found.map(({ name, type }) => [name.slice(struct.length + 1), type]))).toEqual(fields)
  })

  test.each(Object.entries(enumVariants))('%s has its variants', (type, variants) => {
    expect(named(type).kind).toBe('enum')
    const found = symbols().filter(({ name, kind }) => kind === 'variant' && name.startsWith(`${type}::`))
    expect(Object.fromEntries(found.map(({ name, value }) => [name.slice(type.length + 2), value]))).toEqual(variants)
  })

  test.each(Object.entries(typeMethods))('%s has its methods', (type, methods) => {
    expect(methods.map((method) => named(`${type}::${method}`).kind)).toEqual(methods.map(() => 'method'))
  })

  test.each(Object.entries(fieldDefaults))('%s is %s at first', (field, fallback) => {
    expect(named(field).default).toBe(fallback)
  })

  test.each(Object.entries(macroDefaults))('%s has its defaults', (macro, defaults) => {
    expect(named(macro).kind).toBe('macro')
    const options = Object.fromEntries(named(macro).options.map((option) => [option.name, option.default]))
    expect(options).toMatchObject(defaults)
  })

  test.each(Object.entries(defaultsInWords))('%s says its other defaults in words', (macro, defaults) => {
    const described = Object.entries(defaults).map(([option, words]) => {
      const { description = '' } = named(macro).options.find(({ name }) => name === option) ?? {}
      return [option, description.slice(-words.length)]
    })
    expect(Object.fromEntries(described)).toEqual(defaults)
  })

  test.each(Object.entries(macroSignatures))('the signature of %s shows its defaults', (macro, parts) => {
    expect(parts.filter((part) => !named(macro).signature.includes(part))).toEqual([])
  })

  test.each(Object.entries(functionSignatures))('%s is the function %s', (name, signature) => {
    expect([named(name).kind, named(name).signature]).toEqual(['function', signature])
  })

  test.each(Object.entries(configKeys))('turbo.toml has %s', (key, [type, fallback]) => {
    expect([named(key).kind, named(key).type, named(key).default]).toEqual(['config key', type, fallback])
  })

  test.each(Object.entries(commandFlags))('%s has its flags', (command, flags) => {
    expect(named(command).kind).toBe('command')
    expect(flags.map((flag) => named(`${command} ${flag}`).kind)).toEqual(flags.map(() => 'flag'))
  })

  test('the folder of a web build has no default of its own', () => {
    expect(named('turbo export --export-dir').default).toBeNull()
  })

  test.each(Object.entries(keys))('%s is on %s', (name, key) => {
    expect([named(name).kind, named(name).value]).toEqual(['key', key])
  })
}
