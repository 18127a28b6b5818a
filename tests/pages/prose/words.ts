import type { FileLine, ReadPage } from '../reading'

/** A word in lower case, with the line on which it stands. */
export type Word = { word: string; line: number }

/** The words of a page, without what is a name in code. */
export function wordsOf({ prose }: Pick<ReadPage, 'prose'>): Word[] {
  return prose.flatMap(({ text, line }) =>
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

/** How many words a piece of text has. */
export function wordCount({ text }: FileLine): number {
  return text.split(/\s+/).filter(Boolean).length
}
