/** Of an impl: under which name the type stands that it is for (`*` is any type), and the name of the trait. */
export function implHead(text: string): { head: string; trait: string | undefined } {
  const written = text
    .slice('impl'.length, text.indexOf('{'))
    .replace(/\s+/g, ' ')
    .replace(/ where .*/, '')
  const genericsEnd = endOfGenerics(written)
  const generics = written.slice(0, genericsEnd)
  const [first = '', second] = written.slice(genericsEnd).split(' for ')
  const type = (second ?? first).trim()
  const isParameter = /^\w+$/.test(type) && new RegExp(`[<,] ?${type}\\b`).test(generics)
  return { head: isParameter ? '*' : headOf(type), trait: second === undefined ? undefined : lastName(first.trim()) }
}

/** Behind the `>` that ends the parameters, 0 where there are none. */
function endOfGenerics(text: string): number {
  if (text[0] !== '<') return 0
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '<') depth += 1
    else if (text[at] === '>' && text[at - 1] !== '-' && (depth -= 1) === 0) return at + 1
  }
  return text.length
}

function headOf(type: string): string {
  if (type.startsWith('&')) return type.startsWith('&mut ') ? '&mut' : '&'
  if (type.startsWith('(')) return '()'
  if (type.startsWith('[')) return type.includes(';') ? '[;]' : '[]'
  return type.startsWith('dyn ') ? `dyn ${lastName(type.slice(4))}` : lastName(type)
}

/** `Vec` of `crate::vec::Vec<T>`. */
function lastName(path: string): string {
  return /^(?:\w+::)*(\w+)/.exec(path)?.[1] ?? ''
}
