import type { Fix } from 'rust'
import type { SettingsProblem } from '../../lib/code/turboToml'
import { PROGRAM_PATH, SETTINGS_PATH, SHADER_FOLDER } from '../project/project'
import type { RunView } from '../run/exampleRun'
import { diagnosticsOf, type EditorDiagnostic } from '../run/problem'
import type { LocatedDiagnostic } from '../runtime/session'

export type ProblemRow = {
  path: string
  /** Offset in the file. */
  start: number
  line: number
  message: string
  help: string
  fix?: Fix
}

type Found = Pick<RunView, 'problem' | 'hints'> & {
  /** Errors by shader name. */
  shaderErrors?: Readonly<Record<string, readonly LocatedDiagnostic[]>>
}

/** Each file's diagnostics, as the editor underlines them. */
export function diagnosticsByFile(
  { problem, hints, shaderErrors = {} }: Found,
  settings: readonly SettingsProblem[],
): Readonly<Record<string, readonly EditorDiagnostic[]>> {
  const shaders = Object.entries(shaderErrors).map(([name, errors]) => [
    `${SHADER_FOLDER}${name}.wgsl`,
    diagnosticsOf({ kind: 'refused', diagnostics: errors }),
  ])
  return { [PROGRAM_PATH]: diagnosticsOf(problem, hints), [SETTINGS_PATH]: settings, ...Object.fromEntries(shaders) }
}

/** In the order of the files. */
export function problemRows(
  diagnostics: ReturnType<typeof diagnosticsByFile>,
  textOf: (path: string) => string,
): ProblemRow[] {
  return Object.entries(diagnostics).flatMap(([path, found]) =>
    found.map(({ start, message, label, help, fix }) => ({
      path,
      start,
      line: textOf(path).slice(0, start).split('\n').length,
      message: label && label !== help && !message.includes(label) ? `${message}: ${label}` : message,
      help: help ?? '',
      ...(fix && { fix }),
    })),
  )
}
