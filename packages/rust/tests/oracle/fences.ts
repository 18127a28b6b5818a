import { isWholeFile } from '../../../../src/lib/code/program'
import { textOf, isRunnable } from '../../../../src/markdown/fences/fence'
import { readContent } from '../../../../tests/content'
import type { OracleProgram } from './programs'

export function runnableFences(): OracleProgram[] {
  return readContent()
    .pages.flatMap(({ filePath, fences }) =>
      fences.filter(isRunnable).map(({ line, program }) => ({
        name: `${filePath.replace(/\.mdx$/, '').replace(/\W/g, '_')}_${line}`,
        place: `content/${filePath}:${line}`,
        text: textOf(program),
      })),
    )
    .filter(({ text }) => !isWholeFile(text) || text.includes('turbo::go!'))
}
