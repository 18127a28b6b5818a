/** A visible line of a code block. */
type ShownLine = { text: string; isRemoved: boolean }

/** A hidden line, and the number of visible lines before it. */
export type SetUpLine = { text: string; after: number }

/** The program of an example: visible lines without removed ones, with setup lines inserted. */
export function programOf<Shown extends ShownLine, SetUp extends SetUpLine>(
  shown: readonly Shown[],
  setUp: readonly SetUp[],
): (Shown | SetUp)[] {
  const setUpBefore = (place: number) => setUp.filter(({ after }) => after === place)
  return [
    ...shown.flatMap((line, place) => [...setUpBefore(place), ...(line.isRemoved ? [] : [line])]),
    ...setUpBefore(shown.length),
  ]
}

/** Hidden lines as an attribute; adjacent ones share an entry, which compresses better. Undefined if there are none. */
export function packedSetUp(lines: readonly SetUpLine[]): string | undefined {
  const entries: [after: number, text: string][] = []
  for (const { after, text } of lines) {
    const last = entries.at(-1)
    if (last?.[0] === after) last[1] += `\n${text}`
    else entries.push([after, text])
  }
  return entries.length > 0 ? JSON.stringify(entries) : undefined
}

export function unpackedSetUp(attribute: string | undefined): SetUpLine[] {
  const entries = JSON.parse(attribute ?? '[]') as [after: number, text: string][]
  return entries.flatMap(([after, text]) => text.split('\n').map((line) => ({ text: line, after })))
}

/** Whether code is a whole file; otherwise it is the body of one frame. */
export function isWholeFile(program: string): boolean {
  return /\w::(go|init)!/.test(program)
}

export const FRAME_BEGIN = 'turbo::go!({'
export const FRAME_END = '});'

/** Code as a whole file; the body of a frame is wrapped in its macro. */
export function wholeFileOf(program: string): string {
  return isWholeFile(program) ? program : [FRAME_BEGIN, program, FRAME_END].join('\n')
}
