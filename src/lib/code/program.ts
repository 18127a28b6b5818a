type ShownLine = { text: string; isRemoved: boolean }

/** A hidden line, and the number of visible lines before it. */
export type SetUpLine = { text: string; after: number }

/** Visible lines without removed ones, with setup lines inserted. */
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

/** Otherwise, the code is the body of one frame. */
export function isWholeFile(program: string): boolean {
  return /\w::(go|init)!/.test(program)
}

export const FRAME_BEGIN = 'turbo::go!({'
export const FRAME_END = '});'

/** Wraps the body of a frame in its macro. */
export function wholeFileOf(program: string): string {
  return isWholeFile(program) ? program : [FRAME_BEGIN, program, FRAME_END].join('\n')
}
