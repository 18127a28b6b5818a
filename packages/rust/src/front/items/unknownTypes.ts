import { counted, replacement, similarAdvice } from '../diagnostics/diagnostic'
import { absentName } from '../declarations/host'
import { unsupported } from '../diagnostics/unsupported'
import { similarName } from '../diagnostics/similarName'
import type { Span } from '../source/span'
import type * as tree from '../tree/tree'
import type { Module, TypeEntry } from './module'
import { firstOf } from '../types/firstOf'
import { genericsAround, type TypeScope } from './typeScope'

export const argumentsText = (count: number) => counted(count, 'generic argument')

export function suppliedText(kind: string, expected: number, found: number): string {
  return `${kind} takes ${argumentsText(expected)} but ${argumentsText(found)} ${found === 1 ? 'was' : 'were'} supplied`
}

export function tooManyArguments(path: tree.Path, kind: string, name: string, expected: number, found: number) {
  return {
    span: path.segments[path.segments.length - 1]!.name.span,
    message: suppliedText(kind, expected, found),
    label: `expected ${argumentsText(expected)}`,
    help: `remove what \`${name}\` does not take`,
    code: 'E0107',
  }
}

export function reportUnknownType(scope: TypeScope, path: tree.Path): void {
  scope.noteUnknown?.(scope, path)
  if (reportUnknownHead(scope, path)) return
  const names = path.segments.map(({ name }) => name.name)
  if (reportOfStd(scope, names, path.span)) return
  const last = path.segments[path.segments.length - 1]!.name
  const other = OTHER_NAMES[last.name]
  const isLong = path.segments.length > 1
  const similar = isLong ? undefined : (other ?? similarName(last.name, typeNames(scope)))
  const reason = other ? 'perhaps you intended to use this type' : 'a type with a similar name exists'
  const place = isLong ? `\`${names.slice(0, -1).join('::')}\`` : 'this scope'
  scope.report({
    span: last.span,
    message: `cannot find type \`${last.name}\` in ${isLong ? 'module ' : ''}${place}`,
    label: `not found in ${place}`,
    ...similarAdvice(reason, similar, last.span),
    code: 'E0425',
  })
}

/** Reports an unknown first name of a path; returns whether it did. */
export function reportUnknownHead(scope: TypeScope, path: tree.Path): boolean {
  const { host } = scope.module.crates
  const all = path.segments.map((segment) => segment.name.name)
  for (let i = 0; i + 1 < path.segments.length; i += 1) {
    const names = all.slice(0, i + 1)
    if (i === 0 ? scope.module.pathHead(names[0]!) : scope.module.entryAt(names)) continue
    const { name, span } = path.segments[i]!.name
    if (reportOfStd(scope, names, span)) return true
    const isType = /^[A-Z]/.test(name)
    const modules = () => [...scope.module.visibleNames('types'), 'std', ...(host ? [host.crate] : [])]
    const known = isType ? typeNames(scope) : modules()
    const elsewhere =
      i === 0 ? (absentName(host, all.join('::'), path.span) ?? absentName(host, name, span)) : undefined
    const similar = i === 0 && !elsewhere ? similarName(name, known) : undefined
    const what = isType ? 'type' : 'module or crate'
    scope.report({
      span,
      message: `cannot find ${what} \`${name}\` in ${i === 0 ? 'this scope' : `\`${names[i - 1]}\``}`,
      label: isType ? `use of undeclared type \`${name}\`` : `use of unresolved module or unlinked crate \`${name}\``,
      help: STD_PATHS[name] ? `import it: \`use ${STD_PATHS[name]};\`` : 'declare it, or correct the name',
      ...(similar ? { help: `a similar name exists: \`${similar}\``, fix: replacement(span, similar) } : elsewhere),
      code: 'E0433',
    })
    return true
  }
  return false
}

export function reportOfStd(
  { module, report }: Pick<TypeScope, 'module' | 'report'>,
  names: readonly string[],
  span: Span,
): boolean {
  const imported = importedPath(module, names[0]!)
  if (!imported && names[0] !== 'std' && hasAbsentGlob(module)) return true
  const whole = imported ? [...imported, ...names.slice(1)] : names
  if (whole[0] !== 'std' || whole.length < 2 || absentInStd(module, whole) || module.entryAt(whole)) return false
  report(unsupported(span, `\`${whole.join('::')}\` is`))
  return true
}

/** Its names are unknown, and its import is reported. */
function hasAbsentGlob(module: Module): boolean {
  return module.around().some(({ globs }) => globs.some(({ path }) => path[0] === 'std' && !module.entryAt(path)))
}

function importedPath(module: Module, name: string): readonly string[] | undefined {
  return firstOf(module.around(), ({ imports }) => imports.get(name))?.path
}

/** Visible type names, and common ones that need no import. */
export function typeNames(scope: TypeScope): string[] {
  const params = genericsAround(scope).flatMap((generics) => [...generics.params.keys()])
  const names = [...scope.module.visibleNames('types'), ...params]
  return [...names, 'i32', 'u32', 'f32', 'f64', 'i64', 'u64', 'u8', 'usize', 'bool', 'char', 'str']
}

const OTHER_NAMES: Record<string, string> = {
  ...{ int: 'i32', uint: 'u32', integer: 'i32', number: 'f32', long: 'i64', short: 'i16', byte: 'u8' },
  ...{ float: 'f32', double: 'f64', string: 'String', boolean: 'bool', Bool: 'bool', Integer: 'i32', Float: 'f32' },
  ...{ Int: 'i32', vec: 'Vec', option: 'Option', Char: 'char', Str: 'str', void: '()', unsigned: 'u32' },
}

const STD_PATHS: Record<string, string> = {
  ...{ HashMap: 'std::collections::HashMap', HashSet: 'std::collections::HashSet', fmt: 'std::fmt', mem: 'std::mem' },
  ...{ BTreeMap: 'std::collections::BTreeMap', BTreeSet: 'std::collections::BTreeSet', cmp: 'std::cmp' },
  ...{ VecDeque: 'std::collections::VecDeque', Rc: 'std::rc::Rc', RefCell: 'std::cell::RefCell', iter: 'std::iter' },
  ...{ Ordering: 'std::cmp::Ordering', Cell: 'std::cell::Cell' },
}

/** The position of the first name of a path that does not exist in Rust's std, and the existing names. */
export function absentInStd(
  home: Module,
  path: readonly string[],
): { index: number; known: readonly string[] } | undefined {
  const { crates } = home
  const std = crates.get('std')
  let entry: TypeEntry | undefined = std && { kind: 'module', module: std }
  for (let index = 1; index < path.length; index += 1) {
    const name = path[index]!
    if (name === 'self') return undefined
    if (entry?.kind !== 'module') return !entry || home.entryAt(path) ? undefined : { index, known: [] }
    const { module }: { module: Module } = entry
    const absent = crates.absent?.items[path.slice(1, index).join('::')]?.split(/\s+/) ?? []
    entry = module.member('types', name)
    if (!entry && !module.member('values', name) && !absent.includes(name))
      return { index, known: [...module.memberNames('types'), ...module.memberNames('values'), ...absent] }
  }
  return undefined
}
