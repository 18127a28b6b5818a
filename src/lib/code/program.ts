/** A line of a code block as it is shown. */
type ShownLine = { text: string; isRemoved: boolean }

/** A line that is compiled but not shown, and how many shown lines stand before it. */
export type SetUpLine = { text: string; after: number }

/** The whole program of an example: its shown lines without removed ones, with the set-up lines in their places. */
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

/** Whether Rust code is a whole file of a game; any other is the body of one frame. */
export function isWholeFile(program: string): boolean {
  return /\w::(go|init)!/.test(program)
}

/** What stands around the body of a frame, each on a line of its own. */
export const FRAME_BEGIN = 'turbo::go!({'
export const FRAME_END = '});'

/** Rust code as a whole file: what is the body of one frame gets its macro. */
export function wholeFileOf(program: string): string {
  return isWholeFile(program) ? program : [FRAME_BEGIN, program, FRAME_END].join('\n')
}
