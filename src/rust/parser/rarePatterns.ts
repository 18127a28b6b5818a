import {
  type Cursor,
  atKind,
  expectIdent,
  failExpected,
  at,
  peek,
  eatSign,
  eat,
  nested,
  spanSince,
  inside,
  ahead,
  identOf,
  take,
} from './cursor'
import type { Pattern, Path, FieldPattern } from '../tree/tree'
import { simplePattern, binding, pattern, isRangeEnd, rangeFrom } from './patterns'
import { skipAttributes } from './attributes'

export function failPattern(c: Cursor): never {
  // A keyword is told with the way to use it as a name
  if (atKind(c, 'keyword')) expectIdent(c)
  failExpected(c, 'pattern', at(c, '{') ? 'the name of the struct stands before its fields: `Name { … }`' : undefined)
}

export function refPattern(c: Cursor): Pattern {
  const { start } = peek(c)
  eatSign(c, '&')
  const isMut = eat(c, 'mut')
  const target = nested(c, simplePattern)
  return { kind: 'RefPattern', isMut, target, span: spanSince(c, start) }
}

export function structPattern(c: Cursor, named: Path): Pattern {
  let hasRest = false
  const fields = inside(c, '{', () => {
    const found: FieldPattern[] = []
    while (!at(c, '}')) {
      skipAttributes(c)
      hasRest = eat(c, '..')
      if (hasRest) break
      found.push(fieldPattern(c))
      if (!eat(c, ',')) break
    }
    return found
  })
  return { kind: 'StructPattern', path: named, fields, hasRest, span: spanSince(c, named.span.start) }
}

function fieldPattern(c: Cursor): FieldPattern {
  const { start } = peek(c)
  const isNamed = ahead(c, 1).text === ':' && ahead(c, 1).kind === 'punct'
  if (!isNamed) {
    const shorthand = binding(c)
    return { name: shorthand.name, pattern: shorthand, isShorthand: true, span: spanSince(c, start) }
  }
  const name = atKind(c, 'int') ? identOf(take(c)) : expectIdent(c)
  take(c)
  return { name, pattern: pattern(c), isShorthand: false, span: spanSince(c, start) }
}

/** `..` alone leaves out the rest, with an end behind it it is a range. */
export function restOrRange(c: Cursor): Pattern {
  const { start } = peek(c)
  if (isRangeEnd(c, 2)) return rangeFrom(c, start, undefined)
  take(c)
  return { kind: 'RestPattern', span: spanSince(c, start) }
}
