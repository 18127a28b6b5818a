import type { Fence } from '../fences/fence'

/** As many letters as a line has room for beside a picture in its own size, where the column of the text is as wide as it gets. */
const MOST_LETTERS = 45

/** Whether the lines that a page shows are short enough for a picture beside them. */
export function standsBeside({ shown }: Pick<Fence, 'shown'>): boolean {
  return shown.every(({ text }) => text.length <= MOST_LETTERS)
}
