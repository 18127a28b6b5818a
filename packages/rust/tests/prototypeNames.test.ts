import { compileProgram } from '../src/program'
import { declarationsWith } from '../src/standard'
import { suggestionsAt } from '../src/front/completion/suggestionsAt'
import { runText } from './runText'

/** Names that every JavaScript object answers to. */
const NAMES = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty']

const declarations = declarationsWith()

/** Programs that print `7`, and declare and use the name in each position that allows it. */
const DECLARED: Readonly<Record<string, (name: string) => string>> = {
  'a variable': (n) => `let ${n} = 7; println!("{${n}}");`,
  'a function': (n) => `fn ${n}() -> i32 { 7 } println!("{}", ${n}());`,
  'a generic function': (n) => `fn ${n}<T: Copy>(v: T) -> T { v } println!("{}", ${n}(7));`,
  'a constant': (n) => `const ${n}: i32 = 7; println!("{${n}}");`,
  'a static': (n) => `static ${n}: i32 = 7; println!("{}", ${n});`,
  'a field': (n) => `struct S { ${n}: i32 } let s = S { ${n}: 7 }; println!("{}", s.${n});`,
  'a printed struct': (n) =>
    `#[derive(Debug, Clone, PartialEq)] struct ${n} { x: i32 } println!("{}", ${n} { x: 7 }.clone().x);`,
  'a variant': (n) => `enum E { ${n}(i32) } let E::${n}(x) = E::${n}(7); println!("{x}");`,
  'an enum': (n) => `enum ${n} { A = 7 } println!("{}", ${n}::A as i32);`,
  'a method': (n) => `struct S; impl S { fn ${n}(&self) -> i32 { 7 } } println!("{}", S.${n}());`,
  'an associated function': (n) => `struct S; impl S { fn ${n}() -> i32 { 7 } } println!("{}", S::${n}());`,
  'a trait': (n) => `trait ${n} { fn get(&self) -> i32 { 7 } } impl ${n} for i32 {} println!("{}", 1.get());`,
  'a trait method behind dyn': (n) =>
    `trait T { fn ${n}(&self) -> i32; } impl T for i32 { fn ${n}(&self) -> i32 { 7 } } let b: Box<dyn T> = Box::new(1); println!("{}", b.${n}());`,
  'an associated type': (n) =>
    `trait T { type ${n}; } impl T for i32 { type ${n} = i32; } let x: <i32 as T>::${n} = 7; println!("{x}");`,
  'a type parameter': (n) => `fn f<${n}: Copy>(v: ${n}) -> ${n} { v } println!("{}", f(7));`,
  'a const parameter': (n) => `fn f<const ${n}: usize>() -> usize { ${n} } println!("{}", f::<7>());`,
  'a lifetime': (n) => `fn f<'${n}>(v: &'${n} i32) -> &'${n} i32 { v } println!("{}", f(&7));`,
  'a label': (n) => `let x = '${n}: loop { break '${n} 7; }; println!("{x}");`,
  'a module': (n) => `mod ${n} { pub fn f() -> i32 { 7 } } println!("{}", ${n}::f());`,
  'an alias': (n) => `type ${n} = i32; let x: ${n} = 7; println!("{x}");`,
  'a macro': (n) => `macro_rules! ${n} { ($x:expr) => { $x } } println!("{}", ${n}!(7));`,
  'a fragment': (n) => `macro_rules! m { ($${n}:expr) => { $${n} } } println!("{}", m!(7));`,
  'a format argument': (n) => `println!("{${n}}", ${n} = 7);`,
  'a key': (n) => `let mut m = std::collections::HashMap::new(); m.insert("${n}", 7); println!("{}", m["${n}"]);`,
}

const declared = Object.entries(DECLARED).flatMap(([what, text]) =>
  NAMES.map((name) => [what, name, text(name)] as const),
)

test.each(declared)('%s may be called %s', (_what, _name, text) => {
  expect(runText(text)).toEqual(['7'])
})

const UNKNOWN: readonly [string, (name: string) => string, string][] = [
  ['variable', (n) => `println!("{}", ${n});`, 'E0425'],
  ['function', (n) => `${n}();`, 'E0425'],
  ['type', (n) => `let x: ${n} = 1;`, 'E0425'],
  ['path', (n) => `std::${n}::f();`, 'E0433'],
  ['associated function', (n) => `i32::${n}();`, 'E0599'],
  ['method', (n) => `1i32.${n}();`, 'E0599'],
  ['method of text', (n) => `"".${n}();`, 'E0599'],
  ['field', (n) => `struct S; S.${n};`, 'E0609'],
  ['trait', (n) => `struct S; impl ${n} for S {}`, 'E0405'],
]

const unknown = UNKNOWN.flatMap(([what, text, code]) => NAMES.map((name) => [what, name, text(name), code] as const))

test.each(unknown)('an unknown %s called %s is reported', (_what, name, text, code) => {
  const { diagnostics } = compileProgram(text, declarations, declarations.natives)
  expect(diagnostics[0]).toMatchObject({ code, message: expect.stringContaining(name) as string })
})

test.each(NAMES)('unknown macros, attributes, derives and options called %s are reported', (name) => {
  for (const text of [`${name}!(1);`, `#[${name}] fn f() {}`, `#[derive(${name})] struct S;`, `let x = 1${name};`]) {
    expect(compileProgram(text, declarations, declarations.natives).diagnostics).not.toEqual([])
  }
})

test.each(NAMES)('completion after %s answers', (name) => {
  for (const text of [`let ${name} = 7; ${name}.`, `${name}::`, `${name}!(`, `std::${name}::`]) {
    expect(() => suggestionsAt(text, text.length, declarations)).not.toThrow()
  }
})
