import { isWholeFile } from '../../src/lib/code/program'
import { isRunnable, textOf } from '../../src/markdown/fences/fence'
import type { ReadPage } from '../../src/markdown/readPage'

export type PageProgram = { name: string; place: string; text: string; lines: number }

const MIDDLE_LINES = 40

type Example = Omit<PageProgram, 'name'> & { page: string; isPreview: boolean }

/** From a single rectangle to the largest game. */
export function pagePrograms(pages: readonly ReadPage[]): PageProgram[] {
  const examples = pages.flatMap(examplesOf)
  const preview = (page: string) => examples.find((each) => each.page === `learn/api/${page}.mdx` && each.isPreview)
  const games = examples.filter(({ text }) => text.includes('turbo::go!'))
  const distance = ({ lines }: Example) => Math.abs(lines - MIDDLE_LINES)
  return [
    named('rectangle', preview('rectangles')),
    named('sprite', preview('sprites')),
    named('tween', preview('tween')),
    named('middle game', [...games].sort((a, b) => distance(a) - distance(b))[0]),
    named('Pancake Cat', games.filter(({ page }) => page === 'learn/tutorials/pancake-cat.mdx').at(-1)),
  ]
}

function examplesOf({ filePath, fences }: ReadPage): Example[] {
  return fences.filter(isRunnable).map(({ line, program, meta }) => {
    const text = textOf(program)
    const isPreview = meta.isPreview && !isWholeFile(text)
    return { page: filePath, place: `${filePath}:${line}`, text, lines: program.length, isPreview }
  })
}

function named(name: string, example: Example | undefined): PageProgram {
  if (!example) throw new Error(`no page has the example "${name}"`)
  const { place, text, lines } = example
  return { name, place, text, lines }
}
