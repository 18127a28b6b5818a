import { type Span, textAt } from '../source/span'
import type { Mark } from '../source/mark'
import { stringOffsets } from '../tokens/stringOffsets'
import type { Expr, FormatArg, FormatArgs, FormatCount, FormatPiece, FormatPlaceholder, Ident } from '../tree/tree'
import {
  ahead,
  atKind,
  type Cursor,
  eat,
  fail,
  failExpected,
  identOf,
  listWithEnd,
  peek,
  report,
  spanSince,
  take,
} from './cursor'
import { type ArgumentName, readTemplate, type TemplateCount, type TemplatePlaceholder } from './formatString'
import { literalOf } from './literals'

/** Reads a format string and its arguments up to the closing delimiter. */
export function formatArgs(c: Cursor): FormatArgs {
  const { start } = peek(c)
  const isText = atKind(c, 'str')
  const template = (isText && literalOf(take(c))) || c.grammar.expr(c)
  if (template.kind !== 'StrLit') return failTemplate(c, template)
  const args: FormatArg[] = []
  if (eat(c, ',')) listWithEnd(c, () => args.push(formatArg(c, args)))
  else if (!atKind(c, 'close')) failExpected(c, '`,`', 'the values stand behind the text, after a comma')
  return formatOf(c, template, args, spanSince(c, start))
}

/** Takes a format string with its arguments; they have to fit. */
export function formatOf(c: Cursor, template: Expr, args: FormatArg[], span: Span): FormatArgs {
  if (template.kind !== 'StrLit') return failTemplate(c, template)
  const offset = stringOffsets(textAt(c.text, template.span))
  // What a macro wrote stands elsewhere than its span
  const isWritten = !template.mark && c.text[template.span.end - 1] === '"'
  const place = (start: number, end: number): Span =>
    isWritten ? { start: template.span.start + offset(start), end: template.span.start + offset(end) } : template.span
  const read = readTemplate(template.value)
  if ('pieces' in read)
    return { template: template.span, span, ...resolved(c, read.pieces, args, place, template.mark) }
  const { start, end, message, help } = read.fault
  report(c, place(start, end), message, help ? { help } : {})
  return { template: template.span, span, pieces: [], args }
}

function formatArg(c: Cursor, before: readonly FormatArg[]): FormatArg {
  const { start } = peek(c)
  const next = ahead(c, 1)
  const isNamed = (atKind(c, 'ident') || atKind(c, 'keyword')) && next.kind === 'punct' && next.text === '='
  if (!isNamed) {
    const value = c.grammar.expr(c)
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
  return { name, value: c.grammar.expr(c), isCaptured: false }
}

type Place = (start: number, end: number) => Span

/** Gives every placeholder the index of its argument, and tells which have none, and which arguments nobody uses. */
function resolved(
  c: Cursor,
  pieces: readonly ({ text: string } | TemplatePlaceholder)[],
  explicit: readonly FormatArg[],
  place: Place,
  mark: Mark | undefined,
): Pick<FormatArgs, 'pieces' | 'args'> {
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
        const message = `invalid reference to positional argument ${argument} (${givenArguments(explicit.length)})`
        report(c, span, message)
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
  const countOf = (count: TemplateCount | 'next' | undefined, span: Span): FormatCount | undefined => {
    if (count === undefined) return undefined
    if (count === 'next') return { kind: 'Argument', argument: indexOf(null, 0, span) }
    if ('exact' in count) return { kind: 'Exact', value: count.exact }
    return { kind: 'Argument', argument: indexOf(count.argument, count.start, span) }
  }
  const placeholder = (piece: TemplatePlaceholder): FormatPlaceholder => {
    const span = place(piece.start, piece.end)
    const precision = countOf(piece.precision, span)
    const argument = indexOf(piece.argument, piece.argumentStart, span)
    const width = countOf(piece.width, span)
    const spec = { ...piece.spec, ...(width && { width }), ...(precision && { precision }) }
    return { kind: 'Placeholder', argument, spec, span }
  }
  const found = pieces.map((piece): FormatPiece =>
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

function reportUnused(c: Cursor, args: readonly FormatArg[], used: ReadonlySet<number>) {
  const unused = args.filter((_, index) => !used.has(index))
  const [first] = unused
  if (!first) return
  const message = unused.length > 1 ? 'multiple unused formatting arguments' : 'argument never used'
  const isOption = first.value.kind === 'Assign'
  report(c, first.value.span, first.name ? 'named argument never used' : message, {
    label: 'argument never used',
    ...(isOption && { help: `options stand behind a semicolon: \`; ${textAt(c.text, first.value.span)}\`` }),
  })
}

/** A variable that the string names itself. */
function captured(ident: Ident): FormatArg {
  const { span } = ident
  const path = { span, segments: [{ name: ident }], isGlobal: false }
  return { name: ident, value: { kind: 'PathExpr', path, span }, isCaptured: true }
}

function failTemplate(c: Cursor, { span }: Expr): never {
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
