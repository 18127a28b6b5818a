import type { TemplateFault } from './formatString'

export function unclosed(start: number, nested: number): TemplateFault {
  const found = nested < 0 ? 'but string was terminated' : 'found `{`'
  const message = `invalid format string: expected \`}\`${nested < 0 ? ' ' : ', '}${found}`
  return { start, end: start + 1, message, help: 'if you intended to print `{`, you can escape it using `{{`' }
}

export function nameFault(name: string): { message: string; help: string } {
  const help = `pass the value behind the text: \`"{}", ${name}\``
  if (/^[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*(\.[\w\u0080-\uffff]+)+$/.test(name)) {
    return { message: "invalid format string: field access isn't supported", help }
  }
  const sign = /[^\w\u0080-\uffff]/.exec(name)?.[0] ?? name[0]!
  return { message: `invalid format string: expected \`}\`, found \`${sign}\``, help }
}

export function specFault(spec: string): { message: string; help?: string } {
  const trait = /([A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)\s*$/u.exec(spec)?.[1]
  return trait
    ? { message: `unknown format trait \`${trait}\``, help: 'the traits are ``, `?`, `x`, `X`, `b`, `o`, `e`, `E`' }
    : { message: `invalid format string: expected \`}\`, found \`${spec.trim()[0] ?? '}'}\`` }
}
