import type { Fence } from '../fences/fence'

/** As many letters as a line has room for beside a picture in its own size, where the column of the text is as wide as it gets. */
const MOST_LETTERS = 45

/** The same in a step, which is indented. */
const MOST_LETTERS_IN_STEP = 40

/** Whether the lines that a page shows are short enough for a picture beside them. */
export function standsBeside({ shown }: Pick<Fence, 'shown'>, { isStep }: { isStep: boolean }): boolean {
  const most = isStep ? MOST_LETTERS_IN_STEP : MOST_LETTERS
  return shown.every(({ text }) => text.length <= most)
}
