import type { LineError } from '../../../src/markdown/contentError'
import { textOf, type Fence } from '../../../src/markdown/fences/fence'

const TOKEN =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/|@[A-Za-z_]\w*|[A-Za-z_]\w*|0x[\da-fA-F]+[iu]?|(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?[fhiu]?|->|&&|\|\||<<=?|>>=?|[-+*/%&|^=!<>]=?|[-+]{2}|[{}()[\];:,.~]/y

const CLOSING: Record<string, string | undefined> = { ')': '(', ']': '[', '}': '{' }

/** Checks tokens and brackets; returns the first error. */
export function checkWgsl({ line, program }: Fence): LineError[] {
  const code = textOf(program)
  const open: { token: string; position: number }[] = []
  const error = (position: number, problem: string, remedy: string) => {
    const at = program[code.slice(0, position).split('\n').length - 1]
    return [{ line: at?.line ?? line, problem, remedy }]
  }
  let position = 0
  while (position < code.length) {
    TOKEN.lastIndex = position
    const token = TOKEN.exec(code)?.[0]
    if (!token) {
      return error(position, `WGSL has no "${code[position]}"`, 'fix the shader, or write the fence as text')
    }
    if ('([{'.includes(token)) open.push({ token, position })
    else if (CLOSING[token] && open.pop()?.token !== CLOSING[token]) {
      return error(position, `"${token}" has no opening bracket`, 'pair the brackets of the shader')
    }
    position += token.length
  }
  const left = open.pop()
  return left ? error(left.position, `"${left.token}" is never closed`, 'pair the brackets of the shader') : []
}
