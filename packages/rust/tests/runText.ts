import { compileProgram } from '../src/program'
import { declarationsWith } from '../src/standard'
import { textAt } from '../src/front/source/span'
import { Panic } from '../src/machine/values/budget'
import type { Natives } from '../src/machine/values/native'

const declarations = declarationsWith()

/** What a program prints, or its diagnostics. If a frame ends early, the last line is the reason. */
export function runText(text: string, frames = 1): string[] {
  const printed: string[] = []
  let rest = ''
  const print = (end: string) => () => (said: string) => {
    const lines = (rest + said + end).split('\n')
    rest = lines.pop() ?? ''
    printed.push(...lines)
  }
  const natives: Natives = { ...declarations.natives, 'println!': print('\n'), 'print!': print('') }
  const { program, diagnostics } = compileProgram(text, declarations, natives)
  if (!program) return diagnostics.map(({ message, label = '' }) => `error: ${message} ${label}`.trim())
  for (let frame = 0; frame < frames; frame++) {
    const end = program.frame()
    if (end?.reason === 'internal') throw end.cause
    if (end instanceof Panic) return [...printed, ...`panic: ${end.message}`.split('\n')]
  }
  return printed
}

export function endOf(text: string): string | undefined {
  const { program } = compileProgram(text, declarations, declarations.natives)
  const span = program?.frame()?.span
  return span && textAt(text, span)
}
