import type { FormatSpec } from '../tree/tree'

/** A format string taken apart. Places are offsets into the string. */
type TemplatePiece = { text: string } | TemplatePlaceholder

/** One `{…}` of a format string, with its place in the string and the counts not yet looked up. */
export type TemplatePlaceholder = {
  start: number
  end: number
  argument: ArgumentName
  /** Where the name or number of the argument stands. */
  argumentStart: number
  spec: Omit<FormatSpec, 'width' | 'precision'>
  width?: TemplateCount
  precision?: TemplateCount | 'next'
}

/** The next argument (null), one by its index, one by its name. */
export type ArgumentName = null | number | string

/** A width or precision: a number, or the argument that holds it. */
export type TemplateCount = { exact: number } | { argument: number | string; start: number }

type TemplateFault = { start: number; end: number; message: string; help?: string }

const SPEC =
  /^(?:(.)?([<^>]))?([+-])?(#)?(0(?!\$))?(?:(\d+|[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)\$|(\d+))?(?:\.(?:(\d+|[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)\$|(\d+)|(\*)))?([xX]?\?|[xXboeEp])?\s*$/su

const NAME = /^(?:\d+|[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)$/u

/** Takes a format string apart, or tells its first fault. */
export function readTemplate(template: string): { pieces: TemplatePiece[] } | { fault: TemplateFault } {
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
      return {
        fault: {
          start: next,
          end: next + 1,
          message,
          help: 'if you intended to print `}`, you can escape it using `}}`',
        },
      }
    }
    const end = template.indexOf('}', next)
    const nested = template.indexOf('{', next + 1)
    if (end < 0 || (nested >= 0 && nested < end)) return { fault: unclosed(next, nested) }
    const placeholder = readPlaceholder(template, next, end)
    if ('message' in placeholder) return { fault: placeholder }
    if (text) pieces.push({ text })
    text = ''
    pieces.push(placeholder)
    at = end + 1
  }
  if (text) pieces.push({ text })
  return { pieces }
}

function readPlaceholder(template: string, start: number, close: number): TemplatePlaceholder | TemplateFault {
  const content = template.slice(start + 1, close)
  const colon = content.indexOf(':')
  const written = colon < 0 ? content : content.slice(0, colon)
  const name = written.trim()
  const argumentStart = start + 1 + written.length - written.trimStart().length
  const span = { start: argumentStart, end: argumentStart + Math.max(name.length, 1) }
  if (name !== '' && !NAME.test(name)) return { ...span, ...nameFault(name) }
  const parts = SPEC.exec(colon < 0 ? '' : content.slice(colon + 1))
  if (!parts) {
    return { start, end: close + 1, ...specFault(content.slice(colon + 1)) }
  }
  const specStart = start + 2 + colon
  const [, fill, align, sign, alternate, zero, widthName, width, precisionName, precision, star, trait] = parts
  return {
    start,
    end: close + 1,
    argument: name === '' ? null : indexOrName(name),
    argumentStart,
    spec: {
      trait: (trait ?? '') as FormatSpec['trait'],
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

/** The fault of a `{` that no `}` closes; `nested` is where another `{` begins, or negative. */
function unclosed(start: number, nested: number): TemplateFault {
  const found = nested < 0 ? 'but string was terminated' : 'found `{`'
  const message = `invalid format string: expected \`}\`${nested < 0 ? ' ' : ', '}${found}`
  return { start, end: start + 1, message, help: 'if you intended to print `{`, you can escape it using `{{`' }
}

function nameFault(name: string): { message: string; help: string } {
  const help = `pass the value behind the text: \`"{}", ${name}\``
  if (/^[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*(\.[\w\u0080-\uffff]+)+$/.test(name)) {
    return { message: "invalid format string: field access isn't supported", help }
  }
  const sign = /[^\w\u0080-\uffff]/.exec(name)?.[0] ?? name[0]!
  return { message: `invalid format string: expected \`}\`, found \`${sign}\``, help }
}

function specFault(spec: string): { message: string; help?: string } {
  const trait = /([A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)\s*$/u.exec(spec)?.[1]
  return trait
    ? { message: `unknown format trait \`${trait}\``, help: 'the traits are ``, `?`, `x`, `X`, `b`, `o`, `e`, `E`' }
    : { message: `invalid format string: expected \`}\`, found \`${spec.trim()[0] ?? '}'}\`` }
}
