import { STD_MACROS } from '../declarations/macros'
import { absentName } from '../declarations/host'
import { type Diagnostic, insertion, replacement, similarAdvice } from '../diagnostics/diagnostic'
import { unsupported } from '../diagnostics/unsupported'
import { similarName } from '../diagnostics/similarName'
import { reportOfStd, reportUnknownHead } from '../items/unknownTypes'
import type { Span } from '../source/span'
import { traitAdvice } from '../traits/bounds'
import type * as tree from '../tree/tree'
import { scalarNamed, structFields } from '../types/known'
import type { TraitItem, Type } from '../types/type'
import { type Body, localNamed, report, type Session, shallow, text, visibleNames } from './body'

export function reportNoMember(body: Body, trait: TraitItem, { name, span }: tree.Ident): undefined {
  const similar = similarName(name, [...trait.functions.keys(), ...trait.consts.keys()])
  report(body, span, `cannot find method or associated constant \`${name}\` in trait \`${trait.name}\``, {
    label: `not found in trait \`${trait.name}\``,
    ...(similar && { help: `there is \`${similar}\` with a similar name`, fix: replacement(span, similar) }),
    code: 'E0576',
  })
}

export function reportNoAssociated(body: Body, type: Type, segment: tree.PathSegment): undefined {
  const { name, span } = segment.name
  const known = shallow(body, type)
  body.session.watch?.associated(body, name, known)
  const shown = text(body, type)
  if (isMethodOfRust(body, known, name)) return body.session.report(unsupported(span, `\`${shown}::${name}\` is`))
  const names = body.session.impls
    .inherentImpls(known)
    .flatMap((impl) => [...impl.functions.keys(), ...impl.consts.keys()])
  const isEnum = known.kind === 'adt' && known.adt.kind === 'enum'
  if (isEnum) names.push(...known.adt.variants.map((variant) => variant.name))
  const similar = similarName(name, names)
  const isVariant = isEnum && /^[A-Z]/.test(name)
  const what = isEnum
    ? 'variant or associated item'
    : /^[A-Z]/.test(name)
      ? 'associated item'
      : 'function or associated item'
  const kind = known.kind === 'adt' ? known.adt.kind : known.kind === 'param' ? 'type parameter' : 'type'
  const help = name === 'default' && known.kind === 'adt' ? traitAdvice(known, 'Default') : undefined
  report(body, span, `no ${what} named \`${name}\` found for ${kind} \`${shown}\` in the current scope`, {
    label: `${what} not found in \`${shown}\``,
    ...(help && { help }),
    ...similarAdvice(
      `there is ${isVariant ? 'a variant' : 'an associated function'} with a similar name`,
      similar,
      span,
    ),
    code: 'E0599',
  })
}

const CALLED = 'function, tuple struct or tuple variant'

export function reportUnknown(body: Body, path: tree.Path): undefined {
  const all = path.segments.map(({ name }) => name.name)
  body.session.watch?.unknown(body, all)
  if (reportUnknownHead(body.scope, path) || reportOfStd(body.scope, all, path.span)) return undefined
  const { module } = body.scope
  const last = path.segments[path.segments.length - 1]!
  const { name, span } = last.name
  const isCall = body.called === path
  const what = isCall ? 'function' : 'value'
  if (path.segments.length > 1) {
    const names = path.segments.slice(0, -1).map((segment) => segment.name.name)
    const owner = names.join('::')
    const entry = module.entryAt(names)
    const absent = absentName(body.session.world.declarations.host, [...names, name].join('::'), path.span)
    const similar =
      entry?.kind === 'module' && !absent ? similarName(name, entry.module.memberNames('values')) : undefined
    return report(body, span, `cannot find ${what} \`${name}\` in module \`${owner}\``, {
      label: `not found in \`${owner}\``,
      ...absent,
      ...similarAdvice('a function with a similar name exists', similar, span),
      code: 'E0425',
    })
  }
  if (body.unreachable.has(name) && body.callable === 'constant')
    return report(body, span, 'attempt to use a non-constant value in a constant', {
      label: 'non-constant value',
      help: `consider using \`const\` instead of \`let\` for \`${name}\``,
      code: 'E0435',
    })
  if (body.unreachable.has(name)) {
    const help = 'use the `|| { ... }` closure form instead'
    return report(body, span, "can't capture dynamic environment in a fn item", { help, code: 'E0434' })
  }
  if (isMacro(body, name))
    return report(body, span, `expected ${what}, found macro \`${name}\``, {
      label: isCall ? 'not a function' : 'not a value',
      help: `use \`!\` to invoke the macro: \`${name}!\``,
      ...((isCall || body.session.text[span.end] === '[') && { fix: insertion(span.end, '!') }),
      code: 'E0423',
    })
  const entry = module.visible('types', name)
  const known = entry ?? (scalarNamed(name) && { kind: 'type' as const })
  if (known) {
    const kind = known.kind === 'adt' ? known.adt.kind : known.kind === 'type' ? 'builtin type' : known.kind
    const isStruct = known.kind === 'adt' && known.adt.kind === 'struct'
    return report(body, span, `expected ${isCall ? CALLED : 'value'}, found ${kind} \`${name}\``, {
      label: 'not a value',
      ...(isStruct && { help: `use struct literal syntax instead: \`${name} { … }\`` }),
      code: 'E0423',
    })
  }
  return reportUnknownName(body, path, name)
}

export function isMacro(body: Body, name: string): boolean {
  return STD_MACROS.has(name) || body.session.world.declarations.macros.some((macro) => macro.name === name)
}

function reportUnknownName(body: Body, path: tree.Path, name: string): undefined {
  const { span } = path.segments[0]!.name
  const called = body.called === path
  const similarLocal = called ? undefined : similarName(name, visibleNames(body))
  const similar = similarLocal ?? similarName(name, body.scope.module.visibleNames('values'))
  const found = similar ? body.scope.module.visible('values', similar) : undefined
  const what = similarLocal
    ? 'local variable'
    : found?.kind === 'constant'
      ? 'constant'
      : found?.kind === 'variant'
        ? 'variant'
        : 'function'
  const { selfType } = body.scope
  const self = selfType && localNamed(body, { name: 'self' }) && shallow(body, selfType)
  const isField = self && structFields(self).some((field) => field.name === name)
  const kind = called ? (/^[A-Z]/.test(name) ? CALLED : 'function') : 'value'
  const isSelf = name === 'self'
  const message = isSelf ? 'expected value, found module `self`' : `cannot find ${kind} \`${name}\` in this scope`
  report(body, span, message, {
    label: 'not found in this scope',
    ...(foreignAdvice(body, name, span) ??
      (isField
        ? {
            help: `you might have meant to use the available field: \`self.${name}\``,
            fix: insertion(span.start, 'self.'),
          }
        : isSelf && !similar
          ? { help: 'this function has no `self` parameter: add `&self`' }
          : similarAdvice(`a ${what} with a similar name exists`, similar, span))),
    code: isSelf ? 'E0424' : 'E0425',
  })
}

/** Values of other languages and their Rust equivalents. */
const FOREIGN: Record<string, string> = {
  ...{ null: 'None', NULL: 'None', nil: 'None', undefined: 'None', nullptr: 'None', none: 'None', this: 'self' },
  ...{ True: 'true', TRUE: 'true', False: 'false', FALSE: 'false' },
}

function foreignAdvice(body: Body, name: string, span: Span): Pick<Diagnostic, 'help' | 'fix'> | undefined {
  const { host } = body.session.world.declarations
  const text = Object.hasOwn(FOREIGN, name) ? FOREIGN[name] : undefined
  if (text === 'None')
    return { help: 'for no value, write `None`; its type is an `Option`', fix: replacement(span, text) }
  if (text !== undefined) return { help: `write \`${text}\``, fix: replacement(span, text) }
  const number = host?.meantNumber?.(name)
  return number ? { help: number.help, fix: replacement(span, number.text) } : absentName(host, name, span)
}

/** Whether Rust's std has it and this std lacks it. */
export function isMethodOfRust({ session }: Body, type: Type, name: string): boolean {
  return isListed(session, headOf(type), name)
}

/** Whether it is a method of a trait in scope, or of one that this std lacks and the program imports. */
export function isOfAbsentTrait({ session, scope }: Body, name: string): boolean {
  const imported = scope.module.around().flatMap(({ imports }) => [...imports.values()])
  const traits = imported.flatMap(({ path }) => (path[0] === 'std' ? path[path.length - 1]! : []))
  return [...traits, 'DoubleEndedIterator', 'ToOwned'].some((trait) => isListed(session, `trait ${trait}`, name))
}

const isListed = ({ world }: Session, owner: string, name: string) =>
  world.declarations.absent?.methods[owner]?.split(/\s+/).includes(name) ?? false

function headOf(type: Type): string {
  if (type.kind === 'adt') return type.adt.isOwn ? '' : type.adt.name.replace(/^Atomic.*/, 'Atomic')
  if (type.kind !== 'scalar') return type.kind === 'array' ? 'slice' : type.kind
  return type.name === 'str' || type.name === 'char' ? type.name : 'number'
}
