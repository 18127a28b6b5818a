import { type Mark, type Span, textAt } from '../source/span'
import { stringOffsets } from '../tokens/quoted'
import type * as tree from '../tree/tree'
import { list } from './combinators'
import { ahead, atKind, type Cursor, eat, identOf, peek, spanSince, take } from './cursor'
import { fail, failExpected, report } from './failures'
import { pathExpr, pathOf } from './paths'
import { literalOf } from './primaries'
import { expr } from './operators'

export function formatArgs(c: Cursor): tree.FormatArgs {
  const { start } = peek(c)
  const isText = atKind(c, 'str')
  const template = (isText && literalOf(take(c))) || expr(c)
  if (template.kind !== 'StrLit') return failTemplate(c, template)
  const args: tree.FormatArg[] = []
  if (eat(c, ',')) list(c, () => args.push(formatArg(c, args)))
  else if (!atKind(c, 'close')) failExpected(c, '`,`', 'values go after the text and a comma')
  return formatOf(c, template, args, spanSince(c, start))
}

export function formatOf(c: Cursor, template: tree.Expr, args: tree.FormatArg[], span: Span): tree.FormatArgs {
  if (template.kind !== 'StrLit') return failTemplate(c, template)
  const offset = stringOffsets(textAt(c.text, template.span))
  const isWritten = !template.mark && c.text[template.span.end - 1] === '"'
  const place = (start: number, end: number): Span =>
    isWritten ? { start: template.span.start + offset(start), end: template.span.start + offset(end) } : template.span
  const read = readTemplate(template.value)
  if ('pieces' in read)
    return { template: template.span, span, ...resolved(c, read.pieces, args, place, template.mark) }
  const { start, end, message, help } = read.diagnostic
  report(c, place(start, end), message, { help })
  return { template: template.span, span, pieces: [], args }
}

function formatArg(c: Cursor, before: readonly tree.FormatArg[]): tree.FormatArg {
  const { start } = peek(c)
  const next = ahead(c, 1)
  const isNamed = (atKind(c, 'ident') || atKind(c, 'keyword')) && next.kind === 'punct' && next.text === '='
  if (!isNamed) {
    const value = expr(c)
    if (before.some(({ name }) => name)) {
      report(c, spanSince(c, start), 'positional arguments cannot follow named arguments')
    }
    return { value, isCaptured: false }
  }
  const name = identOf(take(c))
  take(c)
  if (before.some((other) => other.name?.name === name.name)) {
    report(c, name.span, `duplicate argument named \`${name.name}\``, { label: 'duplicate argument' })
  }
  return { name, value: expr(c), isCaptured: false }
}

type Place = (start: number, end: number) => Span

/** Assigns arguments to placeholders; reports missing and unused ones. */
function resolved(
  c: Cursor,
  pieces: readonly ({ text: string } | TemplatePlaceholder)[],
  explicit: readonly tree.FormatArg[],
  place: Place,
  mark: Mark | undefined,
): Pick<tree.FormatArgs, 'pieces' | 'args'> {
  const args = [...explicit]
  const used = new Set<number>()
  const missing: Span[] = []
  let next = 0
  let isWrong = false

  const indexOf = (argument: ArgumentName, start: number, span: Span): number => {
    if (argument === null) {
      if (next >= explicit.length) missing.push(span)
      used.add(next)
      return next++
    }
    if (typeof argument === 'number') {
      if (argument >= explicit.length) {
        isWrong = true
        const given = givenArguments(explicit.length)
        report(c, span, `invalid reference to positional argument ${argument} (${given})`)
      }
      used.add(argument)
      return argument
    }
    const known = args.findIndex(({ name }) => name?.name === argument)
    if (known < 0)
      args.push(captured({ name: argument, span: place(start, start + argument.length), ...(mark && { mark }) }))
    const index = known < 0 ? args.length - 1 : known
    used.add(index)
    return index
  }
  const countOf = (count: TemplateCount | 'next' | undefined, span: Span): tree.FormatCount | undefined => {
    if (count === undefined) return undefined
    if (count === 'next') return { kind: 'Argument', argument: indexOf(null, 0, span) }
    if ('exact' in count) return { kind: 'Exact', value: count.exact }
    return { kind: 'Argument', argument: indexOf(count.argument, count.start, span) }
  }
  const placeholder = (piece: TemplatePlaceholder): tree.FormatPlaceholder => {
    const span = place(piece.start, piece.end)
    const precision = countOf(piece.precision, span)
    const argument = indexOf(piece.argument, piece.argumentStart, span)
    const width = countOf(piece.width, span)
    const spec = { ...piece.spec, ...(width && { width }), ...(precision && { precision }) }
    return { kind: 'Placeholder', argument, spec, span }
  }
  const found = pieces.map((piece): tree.FormatPiece =>
    'text' in piece ? { kind: 'Text', text: piece.text } : placeholder(piece),
  )
  if (missing[0]) {
    report(c, missing[0], missingArguments(next, explicit.length))
    isWrong = true
  }
  if (isWrong) return { pieces: [], args: [] }
  reportUnused(c, args, used)
  return { pieces: found, args }
}

function reportUnused(c: Cursor, args: readonly tree.FormatArg[], used: ReadonlySet<number>) {
  const unused = args.filter((_, index) => !used.has(index))
  const [first] = unused
  if (!first) return
  const message = unused.length > 1 ? 'multiple unused formatting arguments' : 'argument never used'
  const isOption = first.value.kind === 'Assign'
  report(c, first.value.span, first.name ? 'named argument never used' : message, {
    label: 'argument never used',
    ...(isOption && { help: `options go after a semicolon: \`; ${textAt(c.text, first.value.span)}\`` }),
  })
}

function captured(ident: tree.Ident): tree.FormatArg {
  return { name: ident, value: pathExpr(pathOf(ident)), isCaptured: true }
}

function failTemplate(c: Cursor, { span }: tree.Expr): never {
  fail(c, span, 'format argument must be a string literal', {
    help: `you might be missing a string literal to format with: \`"{}", ${textAt(c.text, span)}\``,
  })
}

function missingArguments(wanted: number, given: number): string {
  const placeholders = `${wanted} positional argument${wanted === 1 ? '' : 's'} in format string`
  return `${placeholders}, but ${givenArguments(given)}`
}

function givenArguments(count: number): string {
  if (count === 0) return 'no arguments were given'
  return count === 1 ? 'there is 1 argument' : `there are ${count} arguments`
}

/** A part of a format string; offsets are within the string. */
type TemplatePiece = { text: string } | TemplatePlaceholder

/** A `{…}` with unresolved counts. */
type TemplatePlaceholder = {
  start: number
  end: number
  argument: ArgumentName
  argumentStart: number
  spec: Omit<tree.FormatSpec, 'width' | 'precision'>
  width?: TemplateCount
  precision?: TemplateCount | 'next'
}

type ArgumentName = null | number | string

type TemplateCount = { exact: number } | { argument: number | string; start: number }

type TemplateError = { start: number; end: number; message: string; help?: string }

const SPEC =
  /^(?:(.)?([<^>]))?([+-])?(#)?(0(?!\$))?(?:(\d+|[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)\$|(\d+))?(?:\.(?:(\d+|[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)\$|(\d+)|(\*)))?([xX]?\?|[xXboeEp])?\s*$/su

const NAME = /^(?:\d+|[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)$/u

export function readTemplate(template: string): { pieces: TemplatePiece[] } | { diagnostic: TemplateError } {
  const pieces: TemplatePiece[] = []
  let text = ''
  let at = 0
  while (at < template.length) {
    const mark = /[{}]/g
    mark.lastIndex = at
    const next = mark.exec(template)?.index ?? template.length
    text += template.slice(at, next)
    if (next >= template.length) break
    const sign = template[next]!
    if (template[next + 1] === sign) {
      text += sign
      at = next + 2
      continue
    }
    if (sign === '}') {
      const message = 'invalid format string: unmatched `}` found'
      const help = 'if you intended to print `}`, you can escape it using `}}`'
      return { diagnostic: { start: next, end: next + 1, message, help } }
    }
    const end = template.indexOf('}', next)
    const nested = template.indexOf('{', next + 1)
    if (end < 0 || (nested >= 0 && nested < end)) return { diagnostic: unclosed(next, nested) }
    const placeholder = readPlaceholder(template, next, end)
    if ('message' in placeholder) return { diagnostic: placeholder }
    if (text) pieces.push({ text })
    text = ''
    pieces.push(placeholder)
    at = end + 1
  }
  if (text) pieces.push({ text })
  return { pieces }
}

function readPlaceholder(template: string, start: number, close: number): TemplatePlaceholder | TemplateError {
  const content = template.slice(start + 1, close)
  const colon = content.indexOf(':')
  const written = colon < 0 ? content : content.slice(0, colon)
  const name = written.trim()
  const argumentStart = start + 1 + written.length - written.trimStart().length
  const span = { start: argumentStart, end: argumentStart + Math.max(name.length, 1) }
  if (name !== '' && !NAME.test(name)) return { ...span, ...nameError(name) }
  const parts = SPEC.exec(colon < 0 ? '' : content.slice(colon + 1))
  if (!parts) return { start, end: close + 1, ...specError(content.slice(colon + 1)) }
  const specStart = start + 2 + colon
  const [, fill, align, sign, alternate, zero, widthName, width, precisionName, precision, star, trait] = parts
  return {
    start,
    end: close + 1,
    argument: name === '' ? null : indexOrName(name),
    argumentStart,
    spec: {
      trait: (trait ?? '') as tree.FormatSpec['trait'],
      fill: fill ?? ' ',
      ...(align && { align: align as '<' }),
      hasSign: sign === '+',
      isAlternate: alternate === '#',
      padsWithZero: zero === '0',
    },
    ...count('width', content, specStart, widthName, width),
    ...(star ? { precision: 'next' as const } : count('precision', content, specStart, precisionName, precision)),
  }
}

function count(key: 'width' | 'precision', content: string, specStart: number, name?: string, exact?: string) {
  if (exact !== undefined) return { [key]: { exact: Number(exact) } }
  if (name === undefined) return {}
  const place = content.indexOf(`${name}$`, content.indexOf(':') + 1) - content.indexOf(':') - 1
  return { [key]: { argument: indexOrName(name), start: specStart + place } }
}

function indexOrName(name: string): number | string {
  return /^\d/.test(name) ? Number(name) : name
}

/** The error of an unclosed `{`; `nested` is the offset of an inner `{`, or negative. */
function unclosed(start: number, nested: number): TemplateError {
  const found = nested < 0 ? 'but string was terminated' : 'found `{`'
  const message = `invalid format string: expected \`}\`${nested < 0 ? ' ' : ', '}${found}`
  return { start, end: start + 1, message, help: 'if you intended to print `{`, you can escape it using `{{`' }
}

function nameError(name: string): { message: string; help: string } {
  const help = `pass the value after the text: \`"{}", ${name}\``
  if (/^[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*(\.[\w\u0080-\uffff]+)+$/.test(name)) {
    return { message: "invalid format string: field access isn't supported", help }
  }
  const sign = /[^\w\u0080-\uffff]/.exec(name)?.[0] ?? name[0]!
  return { message: `invalid format string: expected \`}\`, found \`${sign}\``, help }
}

function specError(spec: string): { message: string; help?: string } {
  const trait = /([A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)\s*$/u.exec(spec)?.[1]
  return trait
    ? { message: `unknown format trait \`${trait}\``, help: 'the traits are ``, `?`, `x`, `X`, `b`, `o`, `e`, `E`' }
    : { message: `invalid format string: expected \`}\`, found \`${spec.trim()[0] ?? '}'}\`` }
}
