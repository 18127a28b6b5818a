/** @jest-environment node */
import type { Program } from '../src/ir/program'
import { TURBO } from 'engine/language'
import { lowerProgram } from '../src/program'
import { declarationsWith } from '../src/standard'
import { diagnosticsOf } from './programDiagnostics'

const declarations = declarationsWith(TURBO)

const TEXT = `
  use std::fmt::{self, Display};
  const LIMIT: u64 = 7;
  trait Named { fn name(&self) -> String; }
  #[derive(Clone, PartialEq, Debug)]
  enum Pet { Cat { lives: u8 }, Dog(String) }
  impl Named for Pet { fn name(&self) -> String { format!("{self}") } }
  impl Display for Pet {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
      match self { Pet::Cat { lives } => write!(f, "cat {lives:>3}"), Pet::Dog(name) => write!(f, "{}", name) }
    }
  }
  fn first<T: Clone>(items: &[T]) -> Option<T> { let [first, ..] = items else { return None }; Some(first.clone()) }
  turbo::go!({
    let mut pets: Vec<Box<dyn Named>> = vec![Box::new(Pet::Dog("rex".to_string())), Box::new(Pet::Cat { lives: 9 })];
    pets.retain(|pet| pet.name() != "rex");
    for (i, pet) in pets.iter().enumerate() { let text = format!("{i} {} {:?}", pet.name(), first(&[LIMIT, 1])); assert!(!text.is_empty()); }
  });`

function lowered(): Program {
  const { program, diagnostics } = lowerProgram(TEXT, declarations, (key) => key in declarations.natives)
  expect(diagnostics).toEqual([])
  return program!
}

test('a lowered program is plain data with valid ids', () => {
  const program = lowered()
  expect(diagnosticsOf(program)).toEqual([])
  expect(JSON.parse(JSON.stringify(program))).toEqual(program)
})

test('reports invalid programs', () => {
  const program = lowered()
  expect(diagnosticsOf({ ...program, frame: 9999 })).toEqual(['frame: no entry 9999 in functions'])
  const broken = { ...program, constants: [{ size: 1, value: { op: 'unheard' } }] } as unknown as Program
  expect(diagnosticsOf(broken)).toContain('constants[0].value: op unheard is not known')
  const callee = { kind: 'function', function: () => 0 } as unknown as Program['callees'][number]
  expect(diagnosticsOf({ ...program, callees: [...program.callees, callee] })[0]).toContain('is no data')
})
