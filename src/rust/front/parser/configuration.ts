import { at, type Cursor, eat, expectIdent, fail, inside, list, peek, take } from './cursor'

/** What holds where games run: in the build that checks overflow, for the web. */
const HOLDS: Readonly<Record<string, string | true>> = {
  ...{ debug_assertions: true, overflow_checks: true, panic: 'abort' },
  ...{ target_arch: 'wasm32', target_family: 'wasm', target_os: 'unknown', target_pointer_width: '32' },
  target_endian: 'little',
}

/** Reads what stands in the parentheses of `cfg`, and whether it holds: `all(debug_assertions, not(test))`. */
export function configured(c: Cursor): boolean {
  const [holds, ...more] = list(c, predicate)
  if (holds === undefined) fail(c, peek(c), '`cfg` predicate is not specified')
  if (more.length > 0) fail(c, peek(c), 'multiple `cfg` predicates are specified')
  return holds
}

function predicate(c: Cursor): boolean {
  if (at(c, 'true') || at(c, 'false')) return take(c).text === 'true'
  const { name, span } = expectIdent(c)
  if (at(c, '(')) {
    const parts = inside(c, '(', () => list(c, predicate))
    if (name === 'all') return parts.every(Boolean)
    if (name === 'any') return parts.some(Boolean)
    if (name === 'not' && parts.length === 1) return !parts[0]
    fail(c, span, name === 'not' ? 'expected 1 cfg-pattern' : `invalid predicate \`${name}\``, { code: 'E0536' })
  }
  const wanted = eat(c, '=') ? take(c).value : true
  return Object.hasOwn(HOLDS, name) && HOLDS[name] === wanted
}
