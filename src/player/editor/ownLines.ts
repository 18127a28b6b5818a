type OwnLine = { text: string; isAdded: boolean }

/**
 * Indexes (from 0) of a file's lines that a step adds. Each group is placed where its surroundings match best; lines
 * missing from the file are omitted.
 */
export function ownLines(step: readonly OwnLine[], file: readonly string[]): number[] {
  return groupsOf(step).flatMap(({ from, to }) => {
    const texts = step.slice(from, to).map(({ text }) => text)
    const places = file.flatMap((_, at) => (texts.every((text, index) => file[at + index] === text) ? [at] : []))
    const fit = (at: number) =>
      Number(file[at - 1] === step[from - 1]?.text) + Number(file[at + texts.length] === step[to]?.text)
    const [best] = places.sort((one, other) => fit(other) - fit(one) || one - other)
    return best === undefined ? [] : texts.map((_, index) => best + index)
  })
}

function groupsOf(step: readonly OwnLine[]): { from: number; to: number }[] {
  return step.flatMap(({ isAdded }, from) => {
    if (!isAdded || step[from - 1]?.isAdded) return []
    const end = step.findIndex((line, index) => index > from && !line.isAdded)
    return [{ from, to: end < 0 ? step.length : end }]
  })
}
