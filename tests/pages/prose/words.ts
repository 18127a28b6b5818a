import type { Parent, Text } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Fence } from '../../../src/markdown/fences/fence'
import type { WrittenLine } from '../../../src/markdown/fences/fenceLines'
import type { ReadPage } from '../../../src/markdown/readPage'

/** A word in lower case, with the line on which it stands. */
export type Word = { word: string; line: number }

const COMMENT_MARKS: Record<string, string | undefined> = { rust: '//', wgsl: '//', toml: '#', bash: '#' }

/** What a reader reads as prose: texts, comments in code, title and description of the frontmatter. */
export function proseOf({ tree, fences, frontmatter }: ReadPage): WrittenLine[] {
  const { title = '', description = '' } = frontmatter
  const prose = [{ text: `${title} ${description}`, line: 1 }]
  visit(tree as Parent, 'text', ({ value, position }: Text) => {
    const line = position?.start.line ?? 1
    prose.push(...value.split('\n').map((text, index) => ({ text, line: line + index })))
  })
  return [...prose, ...fences.flatMap(commentsOf)]
}

function commentsOf({ language, shown }: Fence): WrittenLine[] {
  const mark = COMMENT_MARKS[language]
  if (mark === undefined) return []
  const comment = new RegExp(`(?:^|\\s)${mark} (.*)$`)
  return shown.flatMap(({ text, line }) => {
    const found = comment.exec(text)?.[1]
    return found === undefined ? [] : [{ text: found, line }]
  })
}

/** The words of a page, without what is a name in code. */
export function wordsOf(page: ReadPage): Word[] {
  return proseOf(page).flatMap(({ text, line }) =>
    [...text.matchAll(/[\p{L}\p{N}_'’]+/gu)]
      .map(([found]) => found)
      .filter((found) => !/[\d_]/.test(found))
      .map((found) =>
        found
          .toLowerCase()
          .replaceAll('’', "'")
          .replace(/^'+|('s)?'*$/g, ''),
      )
      .filter((word) => word.length > 1)
      .map((word) => ({ word, line })),
  )
}
