import { replacement } from '../diagnostics/diagnostic'
import { unsupported } from '../diagnostics/unsupported'
import { declaredBounds, traitAdvice } from '../traits/bounds'
import type * as tree from '../tree/tree'
import { ERROR, isUnit, isUnknown, reference, structFields } from '../types/known'
import { substitutionOf } from '../types/substitute'
import { declaredText } from '../types/typeText'
import type { FunctionItem, ImplItem, TraitItem, Type } from '../types/type'
import { adjust, type DerefStep, derefSteps, forWriting } from './coerce'
import { type Body, failed, localNamed, notInferred, report, settled, shallow, text } from './body'
import { checkArguments } from './calls'
import type { Adjustment } from '../checked/checked'
import { instantiateFunction, traitsWith } from './bounds'
import { checkMember, seesMember } from './fields'
import { isUnsized } from './finish'
import { reportAmbiguous } from './paths'
import { similarName } from '../diagnostics/similarName'
import { textAt } from '../source/span'
import { checkExpression } from './expressions'
import { KINDS } from './mismatch'
import { isMethodOfRust, isOfAbsentTrait } from './unknownNames'

type MethodCall = tree.ExprOf<'MethodCall'>

/** A candidate method: inherent, from a bound, or from a trait in scope. */
type Candidate = { item: FunctionItem; owner: { impl: ImplItem } | { trait: TraitItem; args?: readonly Type[] } }

/** A candidate that fits, and whether another trait fits as well. */
type Match = { candidate: Candidate; ownerArgs: readonly Type[]; isAmbiguous: boolean }

type Pick = Match & { adjustments: readonly Adjustment[] }

export function checkMethodCall(body: Body, expr: MethodCall, expected: Type | undefined): Type {
  if (reportForeignLog(body, expr)) return ERROR
  const receiver = settled(body, checkExpression(body, expr.receiver))
  const refuse = (type: Type) => {
    for (const arg of expr.args) checkExpression(body, arg)
    return type
  }
  if (receiver.kind === 'error' || receiver.kind === 'never') return refuse(receiver)
  if (isUnknown(receiver)) return refuse(reportOpenReceiver(body, expr.receiver, receiver))
  const steps = withSlice(derefSteps(body, receiver))
  body.session.watch?.member(body, expr.name.name, steps)
  const last = steps[steps.length - 1]!.type
  if (isUnknown(last) && steps.length > 1) {
    const pick = pickMethod(body, steps.slice(0, -1), expr.name.name)
    if (!pick) return refuse(reportOpenReceiver(body, expr.receiver, last))
  }
  const pick = pickMethod(body, steps, expr.name.name) ?? pickMethod(body, steps, expr.name.name, true)
  if (pick === 'ambiguous number') return refuse(reportAmbiguousNumber(body, expr, receiver, steps))
  if (!pick) return refuse(reportNoMethod(body, expr, receiver, steps))
  return confirm(body, expr, pick, expected)
}

/** Adds the step from an array to its slice at the end. */
function withSlice(steps: readonly DerefStep[]): readonly DerefStep[] {
  const last = steps[steps.length - 1]!
  return last.type.kind === 'array'
    ? [...steps, { type: { kind: 'slice', item: last.type.item }, adjustments: last.adjustments }]
    : steps
}

type Found = Pick | 'ambiguous number' | undefined

/** As in rustc: at each step by value, `&`, `&mut`; inherent methods before trait methods. */
function pickMethod(body: Body, steps: readonly DerefStep[], name: string, withHidden = false): Found {
  const inherent = steps.flatMap(({ type }) => inherentCandidates(body, type, name, withHidden))
  const traits = traitsWith(body.scope, name)
  for (const [i, step] of steps.entries()) {
    if (step.type.kind === 'variable' && hasInherent(body, step.type, name)) return 'ambiguous number'
    const isUnsized = step.type.kind === 'slice' && steps[i - 1]?.type.kind === 'array'
    for (const mode of MODES.slice(isUnsized ? 1 : 0)) {
      const type = mode === 'value' ? step.type : reference(step.type, mode === 'mutable')
      const found = pickCandidate(body, inherent, type) ?? pickTrait(body, traits, name, type)
      if (found) return { ...found, adjustments: receiverAdjustments(body, steps, i, mode) }
    }
  }
  return undefined
}

const MODES = ['value', 'shared', 'mutable'] as const

/** Whether the type has a method with this name, regardless of bounds and traits. */
export function hasInherent(body: Body, type: Type, name: string): boolean {
  return body.session.impls.inherentImpls(type).some((impl) => impl.functions.get(name)?.signature.receiver)
}

function inherentCandidates(body: Body, type: Type, name: string, withHidden: boolean): Candidate[] {
  if (type.kind === 'variable') return []
  const impls = body.session.impls.inherentImpls(type).flatMap((impl): Candidate[] => {
    const item = impl.functions.get(name)
    return item?.signature.receiver && (withHidden || seesMember(body, item)) ? [{ item, owner: { impl } }] : []
  })
  if (type.kind !== 'param' && type.kind !== 'projection' && type.kind !== 'opaque' && type.kind !== 'dyn') return impls
  const bounds = body.solver.promised(type).flatMap((bound): Candidate[] => {
    const item = bound.trait.functions.get(name)
    return item?.signature.receiver ? [{ item, owner: { trait: bound.trait, args: bound.args } }] : []
  })
  return [...impls, ...bounds]
}

function pickCandidate(body: Body, candidates: readonly Candidate[], type: Type): Match | undefined {
  for (const [i, candidate] of candidates.entries()) {
    const ownerArgs = body.inference.attempt(() => matchReceiver(body, candidate, type))
    const others = candidates.slice(i + 1).filter(({ owner }) => 'trait' in owner && isRival(candidate, owner.trait))
    const isAmbiguous = others.some((other) => body.inference.probe(() => matchReceiver(body, other, type)))
    if (ownerArgs) return { candidate, ownerArgs, isAmbiguous }
  }
  return undefined
}

function isRival({ owner }: Candidate, other: TraitItem): boolean {
  return 'trait' in owner && owner.trait !== other && (owner.trait.isOwn || other.isOwn)
}

function matchReceiver(body: Body, { item, owner }: Candidate, type: Type): readonly Type[] | undefined {
  if ('trait' in owner) {
    const args = owner.args!
    const self = body.solver.instantiate(item.signature.params[0]!, substitutionOf(owner.trait.params, args))
    return body.inference.unify(self, type) ? args : undefined
  }
  const { impl } = owner
  const args = body.solver.freshArgs(impl.params)
  const substitution = substitutionOf(impl.params, args)
  const self = body.solver.instantiate(item.signature.params[0]!, substitution)
  if (!body.inference.unify(self, type) || !body.solver.isInGroups(impl.params, args)) return undefined
  const isMet = impl.where.every(
    (bound) => body.solver.evaluate(body.solver.instantiateBound(bound, substitution)) !== 'no',
  )
  return isMet ? args : undefined
}

function pickTrait(body: Body, traits: readonly TraitItem[], name: string, type: Type): Match | undefined {
  for (const trait of traits) {
    const ownerArgs = body.inference.attempt(() => matchTrait(body, trait, name, type, ['yes', 'maybe']))
    if (!ownerArgs) continue
    const item = trait.functions.get(name)!
    const candidate: Candidate = { item, owner: { trait } }
    const isSure = (each: TraitItem) => body.inference.probe(() => matchTrait(body, each, name, type, ['yes']))
    const isAmbiguous = traits.some((other) => isRival(candidate, other) && isSure(other) && isSure(trait))
    return { candidate, ownerArgs, isAmbiguous }
  }
  return undefined
}

function matchTrait(body: Body, trait: TraitItem, name: string, type: Type, verdicts: readonly string[]) {
  const item = trait.functions.get(name)
  const { receiver } = item?.signature ?? {}
  if (!item || !receiver) return undefined
  if (receiver === 'value' && isUnsized(type)) return undefined
  if (receiver !== 'value' && !(type.kind === 'reference' && type.isMutable === (receiver === 'mutable')))
    return undefined
  const args = body.solver.freshArgs(trait.params)
  const self = body.solver.instantiate(item.signature.params[0]!, substitutionOf(trait.params, args))
  if (!body.inference.unify(self, type)) return undefined
  return verdicts.includes(body.solver.evaluate({ trait, args, bindings: [] })) ? args : undefined
}

function receiverAdjustments(
  body: Body,
  steps: readonly DerefStep[],
  index: number,
  mode: (typeof MODES)[number],
): readonly Adjustment[] {
  const step = steps[index]!
  if (mode === 'value') {
    // A reborrowed reference is not moved
    if (step.type.kind !== 'reference' || !step.type.isMutable) return step.adjustments
    const target = shallow(body, step.type.target)
    const derefs = forWriting(body, step.adjustments)
    return [...derefs, { kind: 'deref', type: target }, { kind: 'borrow', isMutable: true, type: step.type }]
  }
  const isMutable = mode === 'mutable'
  const derefs = isMutable ? forWriting(body, step.adjustments) : step.adjustments
  const before = steps[index - 1]?.type
  if (step.type.kind === 'slice' && before?.kind === 'array')
    return [
      ...derefs,
      { kind: 'borrow', isMutable, type: reference(before, isMutable) },
      { kind: 'unsize', from: before, to: step.type, type: reference(step.type, isMutable) },
    ]
  return [...derefs, { kind: 'borrow', isMutable, type: reference(step.type, isMutable) }]
}

function confirm(body: Body, expr: MethodCall, pick: Pick, expected: Type | undefined): Type {
  const { item } = pick.candidate
  checkMember(body, item, expr.name)
  if (pick.isAmbiguous) reportAmbiguous(body, expr.name)
  adjust(body, expr.receiver, pick.adjustments)
  const segment = expr.generics ? { name: expr.name, generics: expr.generics } : { name: expr.name }
  const args = instantiateFunction(body, item, pick.ownerArgs, segment, expr.name.span)
  body.session.tables.callees.set(expr, { item, args })
  const substitution = substitutionOf(item.params, args)
  const params = item.signature.params.slice(1).map((param) => body.solver.instantiate(param, substitution))
  const result = body.solver.instantiate(item.signature.result, substitution)
  return checkArguments(body, expr, { params, result, item }, expected)
}

export function reportOpenReceiver(body: Body, receiver: tree.Expr, type: Type): Type {
  body.inference.unify(type, ERROR)
  return notInferred(body, receiver.span, 'annotate its type where it is declared')
}

function reportAmbiguousNumber(body: Body, expr: MethodCall, receiver: Type, steps: readonly DerefStep[]): Type {
  if (shallow(body, receiver).kind === 'reference') return reportNoMethod(body, expr, receiver, steps)
  const shown = text(body, receiver)
  const [type, example] = shown.includes('float') ? ['f32', '2.0_f32'] : ['i32', '2_i32']
  const { name, span } = expr.name
  return failed(body, span, `can't call method \`${name}\` on ambiguous numeric type \`${shown}\``, {
    label: 'the type of the number must be known',
    help: `you must specify a concrete type for this numeric value, like \`${type}\`: \`${example}\`, or \`let x: ${type} = …\``,
    code: 'E0689',
  })
}

function reportNoMethod(body: Body, expr: MethodCall, receiver: Type, steps: readonly DerefStep[]): Type {
  const { name, span } = expr.name
  if (steps.some(({ type }) => type.kind === 'error')) return ERROR
  const known = shallow(body, receiver)
  const shown = text(body, receiver)
  const isField = steps.some(({ type }) => structFields(type).some((other) => other.name === name))
  if (steps.some(({ type }) => isMethodOfRust(body, type, name)) || isOfAbsentTrait(body, name)) {
    body.session.report(unsupported(span, `the method \`${name}\` of \`${shown}\` is`))
    return ERROR
  }
  const similar = meantMethod(name, methodNames(body, steps))
  const missing = missingImport(body, name)
  const help = isField
    ? `\`${name}\` is a field: remove the parentheses, or put \`(…)\` around it to call its value`
    : similar
      ? `there is a method \`${similar}\` with a similar name`
      : missing
        ? `trait \`${missing.name}\` which provides \`${name}\` is not in scope: import it`
        : helpForMissing(known, name)
  const kind = kindOf(known)
  const isUnmet = steps.some(({ type }) => hasUnmet(body, type, name))
  const isKnown = body.session.impls.inherentImpls(known).some((impl) => impl.functions.has(name))
  const declared = known.kind === 'adt' && steps.length === 1 && !isKnown ? declaredText(known.adt) : shown
  const message = isUnmet
    ? `the method \`${name}\` exists for ${kind} \`${shown}\`, but its trait bounds were not satisfied`
    : `no method named \`${name}\` found for ${kind} \`${declared}\` in the current scope`
  return failed(body, span, message, {
    label: isField
      ? 'field, not a method'
      : isUnmet
        ? `method cannot be called on \`${shown}\` due to unsatisfied trait bounds`
        : `method not found in \`${shown}\``,
    ...(help && { help }),
    ...(similar && !isField && { fix: replacement(span, similar) }),
    code: 'E0599',
  })
}

function hasUnmet(body: Body, type: Type, name: string): boolean {
  return body.session.impls.inherentImpls(type).some(
    (impl) =>
      impl.functions.get(name)?.signature.receiver &&
      impl.where.length > 0 &&
      body.inference.probe(() => {
        const substitution = substitutionOf(impl.params, body.solver.freshArgs(impl.params))
        return body.inference.unify(body.solver.instantiate(impl.self, substitution), type)
      }),
  )
}

function helpForMissing(type: Type, name: string): string | undefined {
  if (type.kind === 'adt' && type.adt.isOwn && name === 'clone') return traitAdvice(type, 'Clone')
  if (type.kind === 'adt' && type.adt.name === 'Option')
    return 'take the value out first: `if let Some(…)`, `.unwrap()`'
  return undefined
}

function missingImport(body: Body, name: string): TraitItem | undefined {
  const hasMethod = ({ functions }: TraitItem) => functions.get(name)?.signature.receiver !== undefined
  return body.session.world.traits().find((each) => hasMethod(each) && !traitsWith(body.scope, name).includes(each))
}

function methodNames(body: Body, steps: readonly DerefStep[]): string[] {
  const inherent = steps.flatMap(({ type }) => body.session.impls.inherentImpls(type))
  const items = inherent.flatMap(({ functions }) => [...functions.values()])
  const names = items.filter(({ signature }) => signature.receiver).map(({ name }) => name)
  const trait = body.session.world.trait('Iterator')
  for (const { type } of steps) {
    for (const bound of declaredBounds(type)) names.push(...bound.trait.functions.keys())
    if (trait && type.kind === 'adt' && body.solver.evaluate({ trait, args: [type], bindings: [] }) === 'yes')
      names.push(...trait.functions.keys())
  }
  return names
}

function kindOf(type: Type): string {
  if (type.kind === 'adt') return type.adt.kind
  if (type.kind === 'reference') return `${type.isMutable ? 'mutable ' : ''}reference`
  if (isUnit(type)) return 'unit type'
  return KINDS[type.kind] ?? (type.kind === 'tuple' || type.kind === 'array' ? type.kind : 'type')
}

/** Method names from other languages and their Rust equivalents. */
const METHODS: Record<string, string> = {
  ...{ length: 'len', size: 'len', add: 'push', append: 'push', push_back: 'push', includes: 'contains' },
  ...{ toString: 'to_string', toUpperCase: 'to_uppercase', toLowerCase: 'to_lowercase', forEach: 'for_each' },
}

function meantMethod(name: string, known: readonly string[]): string | undefined {
  const foreign = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
  return foreign !== undefined && known.includes(foreign) ? foreign : similarName(name, known)
}

/** Reports JavaScript's `console.log(…)`; returns whether it did. */
function reportForeignLog(body: Body, expr: tree.ExprOf<'MethodCall'>): boolean {
  const { receiver, args, span } = expr
  const { text, world } = body.session
  if (receiver.kind !== 'PathExpr' || textAt(text, receiver.span) !== 'console') return false
  if (localNamed(body, { name: 'console' })) return false
  const macro = world.declarations.macros.some(({ name }) => name === 'log') ? 'log' : 'println'
  const shown = args.map((arg) => textAt(text, arg.span))
  const isText = args.length === 1 && args[0]!.kind === 'StrLit' && !/[{}]/.test(shown[0]!)
  const written = `${macro}!(${isText ? shown[0] : [`"${args.map(() => '{}').join(' ')}"`, ...shown].join(', ')})`
  report(body, receiver.span, 'cannot find value `console` in this scope', {
    label: 'not found in this scope',
    help: `to log something, write \`${written}\``,
    code: 'E0425',
    fix: replacement(span, written),
  })
  return true
}
