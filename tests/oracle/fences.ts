import { textOf, isRunnable } from '../../src/markdown/fences/fence'
import { readContent } from '../content'

/** An example of a page that can run by itself. */
export type RunnableFence = { name: string; place: string; text: string }

/** Every runnable example of the pages, with a name for the compiler and a place for people. */
export function runnableFences(): RunnableFence[] {
  return readContent().pages.flatMap(({ filePath, fences }) =>
    fences.filter(isRunnable).map(({ line, program }) => ({
      name: `${filePath.replace(/\.mdx$/, '').replace(/\W/g, '_')}_${line}`,
      place: `content/${filePath}:${line}`,
      text: textOf(program),
    })),
  )
}
