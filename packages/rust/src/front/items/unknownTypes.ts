import { replacement } from '../diagnostics/diagnostic'
import { absentName } from '../declarations/host'
import { similarName } from '../diagnostics/similarName'
import type { Span } from '../source/span'
import type * as tree from '../tree/tree'
import type { Module } from './module'
import type { TypeScope } from './typeScope'

export const argumentsText = (count: number) => `${count} generic argument${count === 1 ? '' : 's'}`

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
  const help =
    similar &&
    (other
      ? `perhaps you intended to use this type: \`${similar}\``
      : `a type with a similar name exists: \`${similar}\``)
  const place = isLong
    ? `\`${path.segments
        .slice(0, -1)
        .map((segment) => segment.name.name)
        .join('::')}\``
    : 'this scope'
  scope.report({
    span: last.span,
    message: `cannot find type \`${last.name}\` in ${isLong ? 'module ' : ''}${place}`,
    label: `not found in ${place}`,
    ...(similar && help && { help, fix: replacement(last.span, similar) }),
    code: 'E0425',
  })
}

/** Reports an unknown first name of a path; returns whether it did. */
export function reportUnknownHead(scope: TypeScope, path: tree.Path): boolean {
  if (path.segments.length < 2) return false
  const { host } = scope.module.crates
  for (let i = 0; i + 1 < path.segments.length; i += 1) {
    const names = path.segments.slice(0, i + 1).map((segment) => segment.name.name)
    if (i === 0 ? scope.module.pathHead(names[0]!) : scope.module.entryAt(names)) continue
    const { name, span } = path.segments[i]!.name
    if (reportOfStd(scope, names, span)) return true
    const isType = /^[A-Z]/.test(name)
    const known = isType
      ? typeNames(scope)
      : [...scope.module.visibleNames('types'), 'std', ...(host ? [host.crate] : [])]
    const all = path.segments.map((segment) => segment.name.name).join('::')
    const elsewhere = i === 0 ? (absentName(host, all, path.span) ?? absentName(host, name, span)) : undefined
    const similar = i === 0 && !elsewhere ? similarName(name, known) : undefined
    const what = isType ? 'type' : 'module or crate'
    scope.report({
      span,
      message: `cannot find ${what} \`${name}\` in ${i === 0 ? 'this scope' : `\`${names[i - 1]}\``}`,
      label: isType ? `use of undeclared type \`${name}\`` : `use of unresolved module or unlinked crate \`${name}\``,
      ...(similar
        ? { help: `a similar name exists: \`${similar}\``, fix: replacement(span, similar) }
        : (elsewhere ?? { help: missingModule(name) })),
      code: 'E0433',
    })
    return true
  }
  return false
}

export function reportOfStd({ module, report }: TypeScope, names: readonly string[], span: Span): boolean {
  const [first, second] = names
  const whole = second === undefined ? importedPath(module, first!) : names
  if (whole?.[0] !== 'std' || whole.length < 2 || absentInStd([...whole, 'self']) || module.entryAt(whole)) return false
  report({ span, message: `\`${whole.join('::')}\` is not supported here` })
  return true
}

function importedPath(module: Module, name: string): readonly string[] | undefined {
  for (const each of module.around()) {
    const found = each.imports.get(name)
    if (found) return found.path
  }
  return undefined
}

function missingModule(name: string): string {
  return STD_PATHS[name] ? `import it: \`use ${STD_PATHS[name]};\`` : 'declare it, or correct the name'
}

/** Visible type names, and common ones that need no import. */
export function typeNames(scope: TypeScope): string[] {
  const names = scope.module.visibleNames('types')
  for (let generics = scope.generics; generics; generics = generics.outer) names.push(...generics.params.keys())
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

/** Modules of Rust's std, including unsupported and unstable ones. */
const MODULES =
  `alloc any arch array ascii assert_matches async_iter autodiff backtrace borrow boxed bstr cell char clone cmp
  collections convert default env error f128 f16 f32 f64 ffi fmt from fs future hash hint i128 i16 i32 i64 i8 intrinsics
  io isize iter marker mem net num ops option os panic panicking pat path pin prelude primitive process ptr random range
  rc result simd slice std_float str string sync task thread time u128 u16 u32 u64 u8 unsafe_binder usize vec`.split(
    /\s+/,
  )

/** Complete lists of some modules' members; any other name does not exist in Rust. */
const MEMBERS: Record<string, string> = {
  collections: `BTreeMap BTreeSet BinaryHeap Bound HashMap HashSet LinkedList TryReserveError TryReserveErrorKind VecDeque
    binary_heap btree_map btree_set hash hash_map hash_set linked_list vec_deque`,
  cell: `BorrowError BorrowMutError Cell CloneFromCell LazyCell OnceCell Ref RefCell RefMut SyncUnsafeCell UnsafeCell
    UnsafePinned`,
  rc: 'Rc UniqueRc UniqueRcUninit Weak',
  cmp: `Eq Ord Ordering PartialEq PartialOrd Reverse max max_by max_by_key min min_by min_by_key minmax minmax_by
    minmax_by_key`,
}

/** The position of the first name that does not exist in Rust's std, and the existing names. */
export function absentInStd(path: readonly string[]): { index: number; known: readonly string[] } | undefined {
  const [, first, second] = path
  if (second === undefined) return undefined
  if (!MODULES.includes(first!)) return { index: 1, known: MODULES }
  const known = Object.hasOwn(MEMBERS, first!) ? MEMBERS[first!]!.split(/\s+/) : undefined
  return !known || known.includes(second) || second === 'self' ? undefined : { index: 2, known }
}
