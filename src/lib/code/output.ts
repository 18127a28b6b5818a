/** A line of output and its frame. */
export type FrameLine = { tick: number; text: string }

const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

/** Shows each line of a message by itself. */
export function shownLinesOf<Line extends { text: string }>(output: readonly Line[]): Line[] {
  return output.flatMap((line) => line.text.split(LINE_ENDS).map((text) => ({ ...line, text })))
}

/** The text of an attribute: each line is its frame, a blank, and its text. */
export function joinedOutput(output: readonly FrameLine[]): string {
  return output.map(({ tick, text }) => `${tick} ${text}`).join('\n')
}

/** The lines of `joinedOutput`. */
export function outputIn(joined: string): FrameLine[] {
  return joined.split('\n').map((line) => {
    const end = line.indexOf(' ')
    return { tick: Number(line.slice(0, end)), text: line.slice(end + 1) }
  })
}
