import { HOLDS, isNumber, isScalar, type Bound, type Question, type Rule, type Type } from 'rust/host'

/** Option conversion: any number, or pairs of numbers. */
function converted({ trait, self, other, shallow }: Question): ReturnType<Rule> {
  const target = shallow(other)
  if (target.kind === 'variable' || (self.kind === 'variable' && self.variable.kind === 'general')) return 'maybe'
  if (target.kind === 'scalar') return isNumber(self) ? HOLDS : 'no'
  if (target.kind !== 'tuple' || self.kind !== 'tuple' || self.items.length !== target.items.length) return 'no'
  return { parts: self.items.map((item, i) => ({ trait, args: [item, target.items[i]!], bindings: [] })) }
}

const STORED = ['Vec', 'VecDeque', 'Option', 'Box', 'BTreeSet', 'HashSet', 'BTreeMap', 'HashMap', 'String']

function stored({ trait, self }: Question): ReturnType<Rule> {
  const part = (type: Type): Bound => ({ trait, args: [type], bindings: [] })
  switch (self.kind) {
    case 'scalar':
      return self.name === 'char' || self.name === 'str' ? 'no' : HOLDS
    case 'variable':
      return self.variable.kind === 'general' ? 'maybe' : HOLDS
    case 'tuple':
      return self.items.length > 4 ? 'no' : { parts: self.items.map(part) }
    case 'array':
      return { parts: [part(self.item)] }
    case 'adt':
      return !self.adt.isOwn && STORED.includes(self.adt.name) ? { parts: self.args.map(part) } : undefined
    default:
      return undefined
  }
}

function tweened({ self }: Question): ReturnType<Rule> {
  if (self.kind === 'adt') return self.adt.name === 'Bounds' && !self.adt.isOwn ? HOLDS : 'no'
  return isNumber(self) && !isScalar(self, 'i128') && !isScalar(self, 'u128') ? HOLDS : 'no'
}

const numbered: Rule = ({ self }) => (isNumber(self) ? HOLDS : 'no')

const STORED_HELP =
  'the state can hold numbers, bool, String, tuples, arrays, Vec, Option, maps, and types defined inside `init!`'

/** Rules of the engine's traits for built-in types. */
export const TRAITS = {
  As: { rule: converted },
  Number: { rule: numbered },
  Tweened: { rule: tweened },
  BorshSerialize: { rule: stored, help: STORED_HELP },
  BorshDeserialize: { rule: stored, help: STORED_HELP },
}
