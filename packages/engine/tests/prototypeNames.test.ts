import { engineDeclarations } from '../../../src/gatsby/examples/engineDeclarations'
import { drawProgram } from '../src/language/drawProgram'
import { SPRITES } from '../src/sprites/sprites'
import { turboDeclarations } from '../src/language/turboDeclarations'

/** Names that every JavaScript object answers to. */
const NAMES = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty']

const declarations = turboDeclarations(engineDeclarations())

const USES: Readonly<Record<string, (name: string) => string>> = {
  'a font': (n) => `text!("x", font = "${n}");`,
  'the font of a text box': (n) => `text_box!("x", font = "${n}", width = 50, height = 20);`,
  'a sprite': (n) => `sprite!("${n}");`,
  'an animation': (n) => `sprite!("hero#${n}"); animation::get("${n}").use_sprite("${n}");`,
  'a nine-slice': (n) => `nine_slice!("${n}", margins = (1, 1, 1, 1), w = 20, h = 20);`,
  'a sound': (n) => `audio::play("${n}"); audio::pause("${n}"); audio::stop("${n}"); audio::is_playing("${n}");`,
  'a shader': (n) => `shaders::set("${n}"); let s = shaders::get(); shaders::reset();`,
}

const uses = Object.entries(USES).flatMap(([what, text]) => NAMES.map((name) => [what, name, text(name)] as const))

test.each(uses)('%s may be called %s', (_what, _name, text) => {
  const { diagnostics, panic } = drawProgram(text, { declarations, sprites: SPRITES })
  expect([diagnostics, panic]).toEqual([[], undefined])
})

test.each(NAMES)('an unknown option called %s is reported', (name) => {
  const { diagnostics } = drawProgram(`rect!(${name} = 1);`, { declarations, sprites: SPRITES })
  expect(diagnostics[0]!.message).toBe(`\`rect!\` has no option \`${name}\``)
})
