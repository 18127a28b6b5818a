import { engineDeclarations } from '../../../gatsby/examples/engineDeclarations'
import { turboDeclarations } from '../../../engine/language/turbo'
import { suggestionsAt } from './suggestionsAt'
const declarations = turboDeclarations(engineDeclarations())
test('x', () => {
  for (const t of ['let t = Tween::new(0.0);\nt.|\nlet a = 1;','let a = 1;\nlet b = a + |;', 'struct Cat { lives: u32 }\nlet cat = Cat { lives: 9 };\nif cat.li| > 3 {}\n', 'audio::|', 'Tween::|','let s: Vec<u32> = vec![];\nfor x in s.it|() {}','clear(0);\nga|\nrect!(x = 1);', 'gamepad(0).|', 'turbo::init! { struct State { n: u32 } = Self { n: 0 } }\nturbo::go!({ let mut state = State::load();\n state.|\n state.save(); });','rect!(x = te|)', 'let e = Easing::|;']) {
    const offset = t.indexOf('|'); const text = t.replace('|','')
    const at = performance.now()
    const found = suggestionsAt(text, offset, declarations)
    console.log(t, found.length, (performance.now()-at).toFixed(1), found.slice(0, 60).map((s) => `${s.kind} ${s.owner ?? ''} ${s.name}${s.detail}`).join(' | ').slice(0,1500))
  }
})
