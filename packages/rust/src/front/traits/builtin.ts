import { isFloat, isInteger, isNumber, isScalar, isUnknown, reference } from '../types/known'
import { type Bound, type BuiltIn, HOLDS, type HostRules, type Question, type Rule, type Type } from '../types/type'

/** `no` if there is no impl, `maybe` if too little is known, undefined if the declared impls decide. */
export function builtIn(question: Question, hostRules: HostRules = {}): BuiltIn | 'no' | 'maybe' | undefined {
  const { name, isOwn } = question.trait
  if (isOwn) return undefined
  return (rules.get(name) ?? (Object.hasOwn(hostRules, name) ? hostRules[name]!.rule : undefined))?.(question)
}

function sized({ self }: Question) {
  if (self.kind === 'variable') return 'maybe'
  return isScalar(self, 'str') || self.kind === 'slice' || self.kind === 'dyn' ? 'no' : HOLDS
}

const always = () => HOLDS

/** Traits that a composite type has if its parts have them. */
function byParts(leaf: (type: Type) => BuiltIn | 'no' | undefined, references: 'all' | 'shared' | 'through'): Rule {
  return ({ trait, self, other, fresh, shallow }) => {
    const isBinary = trait.params.length > 1
    const part = (type: Type, second: Type = type): Bound => ({
      trait,
      args: isBinary ? [type, second] : [type],
      bindings: [],
    })
    const second = isBinary ? shallow(other) : self
    switch (self.kind) {
      case 'reference': {
        if (references === 'all') return HOLDS
        if (references === 'shared') return self.isMutable ? 'no' : HOLDS
        if (second.kind === 'variable' && trait.name === 'PartialEq' && isPartOfOwned(shallow(self.target)))
          return 'maybe'
        if (second.kind === 'variable') {
          const target = fresh()
          return { parts: [part(self.target, target)], equal: [[second, reference(target, self.isMutable)]] }
        }
        return second.kind === 'reference' ? { parts: [part(self.target, second.target)] } : undefined
      }
      case 'tuple': {
        const parts = self.items.map((item) => part(item))
        return isBinary ? { parts, equal: [[self, second]] } : { parts }
      }
      case 'array':
      case 'slice':
        if (self.kind === 'slice' && references === 'shared') return 'no'
        if (!isBinary) return { parts: [part(self.item)] }
        if (second.kind === 'variable' && trait.name === 'PartialEq') return 'maybe'
        if (second.kind === 'variable') return { parts: [part(self.item)], equal: [[self, second]] }
        if (second.kind === 'array' && self.kind === 'array')
          return { parts: [part(self.item, second.item)], equal: [[self.length, second.length]] }
        return second.kind === 'array' || second.kind === 'slice'
          ? { parts: [part(self.item, second.item)] }
          : undefined
      case 'scalar':
      case 'variable': {
        const answer = leaf(self)
        if (answer === undefined || answer === 'no' || !isBinary) return answer
        if (second.kind === 'variable' && trait.name === 'PartialEq' && isScalar(self, 'str')) return 'maybe'
        if (self.kind === 'variable' && isUnknown(second)) return 'maybe'
        if (second.kind === 'scalar' || second.kind === 'variable') return { parts: [], equal: [[self, second]] }
        return undefined
      }
      case 'function':
        return trait.name === 'PartialEq' || trait.name === 'Eq' ? { parts: [], equal: [[self, second]] } : undefined
      case 'never':
        return HOLDS
      default:
        return undefined
    }
  }
}

/** str and slices can also be compared with their owned types. */
const isPartOfOwned = (type: Type) => isScalar(type, 'str') || type.kind === 'slice'
const notText = (type: Type) => (isScalar(type, 'str') ? 'no' : HOLDS)
const notFloat = (type: Type) => (isFloat(type) ? 'no' : HOLDS)
const onlyIntegers = (type: Type) => (isInteger(type) ? HOLDS : 'no')
const onlyNumbers = (type: Type) => (isNumber(type) ? HOLDS : 'no')

function copied(question: Question): ReturnType<Rule> {
  const { self, trait } = question
  if (self.kind === 'closure') {
    const holds = trait.name === 'Copy' ? self.closure.isCopy : self.closure.isClone
    return holds ? HOLDS : 'no'
  }
  if (self.kind === 'function' || self.kind === 'functionItem') return HOLDS
  return byParts(notText, 'shared')(question)
}

function defaulted(question: Question): ReturnType<Rule> {
  const { self, shallow } = question
  if (self.kind === 'reference') return isPartOfOwned(shallow(self.target)) ? HOLDS : 'no'
  if (self.kind === 'slice') return 'no'
  return byParts(notText, 'shared')(question)
}

function debugged(question: Question): ReturnType<Rule> {
  return question.self.kind === 'function' ? HOLDS : byParts(always, 'through')(question)
}

/** `Display`, `LowerHex` and the like, also behind references. */
function displayed(leaf: (type: Type) => BuiltIn | 'no'): Rule {
  return (question) => {
    const { kind } = question.self
    if (kind === 'tuple' || kind === 'array' || kind === 'slice') return 'no'
    return byParts(leaf, 'through')(question)
  }
}

/** Operators of numbers, also between references. */
function operator(fits: (type: Type) => boolean, sides: 'equal' | 'independent', isAssigning: boolean): Rule {
  return ({ self, other, shallow }) => {
    const left = isAssigning ? self : behind(self, shallow)
    const right = behind(shallow(other), shallow)
    if (!fits(left)) return undefined
    if (isUnknown(right)) return 'maybe'
    if (!isPlain(right) || !fits(right)) return undefined
    const equal: [Type, Type][] = sides === 'equal' ? [[left, right]] : []
    return { parts: [], equal, ...(isAssigning ? {} : { bindings: { Output: left } }) }
  }
}

function unary(fits: (type: Type) => boolean): Rule {
  return ({ self, shallow }) => {
    const operand = behind(self, shallow)
    return fits(operand) ? { parts: [], bindings: { Output: operand } } : undefined
  }
}

function behind(type: Type, shallow: (type: Type) => Type): Type {
  return type.kind === 'reference' && !type.isMutable ? shallow(type.target) : type
}

function isPlain(type: Type): boolean {
  return type.kind === 'scalar' || type.kind === 'variable'
}

const isBit = (type: Type) => isInteger(type) || isScalar(type, 'bool')
const isNegatable = (type: Type) => isNumber(type) && !(type.kind === 'scalar' && type.name.startsWith('u'))

function operators(names: string, fits: (type: Type) => boolean, sides: 'equal' | 'independent'): [string, Rule][] {
  return names.split(' ').flatMap((name): [string, Rule][] => [
    [name, operator(fits, sides, false)],
    [`${name}Assign`, operator(fits, sides, true)],
  ])
}

const rules = new Map<string, Rule>([
  ['Sized', sized],
  ['Send', always],
  ['Sync', always],
  ['Copy', copied],
  ['Clone', copied],
  ['PartialEq', byParts(always, 'through')],
  ['PartialOrd', byParts(always, 'through')],
  ['Eq', byParts(notFloat, 'through')],
  ['Ord', byParts(notFloat, 'through')],
  ['Hash', byParts(notFloat, 'through')],
  ['Debug', debugged],
  ['Display', displayed(always)],
  ['LowerHex', displayed(onlyIntegers)],
  ['UpperHex', displayed(onlyIntegers)],
  ['Binary', displayed(onlyIntegers)],
  ['Octal', displayed(onlyIntegers)],
  ['LowerExp', displayed(onlyNumbers)],
  ['UpperExp', displayed(onlyNumbers)],
  ['Default', defaulted],
  ...operators('Add Sub Mul Div Rem', isNumber, 'equal'),
  ...operators('BitAnd BitOr BitXor', isBit, 'equal'),
  ...operators('Shl Shr', isInteger, 'independent'),
  ['Neg', unary(isNegatable)],
  ['Not', unary(isBit)],
])
