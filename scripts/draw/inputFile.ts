import type { ButtonName, FrameInput, PointerInput } from 'engine'
import { BUTTON_NAMES, clockAt, IDLE_INPUT } from 'engine'

/** What a line of the file says about its frames. */
type Gesture = { first: number; last: number; buttons: [ButtonName[], ButtonName[]]; pointer: Partial<PointerInput> }

/** A word that cannot be understood, and where it stands. */
export type InputDiagnostic = { line: number; column: number; message: string }

/**
 * The input of the frames 0 to `frames` − 1. A line of the text is a frame or a range of frames, and what is done in it:
 *
 *     # player 1 runs to the right, player 2 holds a
 *     10-40 right p2.a
 *     20 pointer=120,64 press scroll=0,-1
 *
 * Buttons have the names of the fields of `Gamepad`. The pointer stays where it was put; all else ends with its frames.
 * Without a text nothing is done. What stands on a fence of a page (`momentOf`) has words of its own: it is one line that
 * names the frame to draw, while a file moves the pointer and the wheel over many frames.
 */
export function inputOf(text: string, frames: number): { inputs: FrameInput[]; diagnostics: InputDiagnostic[] } {
  const diagnostics: InputDiagnostic[] = []
  const gestures = text.split('\n').flatMap((line, place) => gestureOf(line, place + 1, diagnostics))
  let { x, y } = IDLE_INPUT.pointer
  const inputs = Array.from({ length: frames }, (_, frame): FrameInput => {
    const now = gestures.filter(({ first, last }) => first <= frame && frame <= last)
    const pointer = Object.assign({}, ...now.map((gesture) => gesture.pointer)) as Partial<PointerInput>
    x = pointer.x ?? x
    y = pointer.y ?? y
    return {
      gamepads: [0, 1].map((player) => now.flatMap(({ buttons }) => buttons[player] ?? [])),
      pointer: { x, y, down: pointer.down ?? false, scroll: pointer.scroll ?? [0, 0] },
      now: clockAt(frame),
    }
  })
  return { inputs, diagnostics }
}

function gestureOf(line: string, lineNumber: number, diagnostics: InputDiagnostic[]): Gesture[] {
  const [range, ...words] = [...line.replace(/#.*/, '').matchAll(/\S+/g)]
  if (!range) return []
  const tell = ({ index = 0 }: RegExpMatchArray, message: string) =>
    diagnostics.push({ line: lineNumber, column: index + 1, message })
  const [, first, last] = /^(\d+)(?:-(\d+))?$/.exec(range[0]) ?? []
  if (first === undefined) tell(range, `expected a frame such as \`12\` or \`12-40\`, found \`${range[0]}\``)
  const gesture: Gesture = { first: Number(first), last: Number(last ?? first), buttons: [[], []], pointer: {} }
  for (const word of words) {
    if (!addWord(gesture, word[0])) tell(word, `unknown input \`${word[0]}\`: ${KNOWN}`)
  }
  return [gesture]
}

const KNOWN = `write pointer=X,Y, press, scroll=X,Y or a button (${BUTTON_NAMES.join(', ')}; p2.a for player 2)`

function addWord({ buttons, pointer }: Gesture, word: string): boolean {
  const [, player, name] = /^(?:p([12])\.)?([a-z]+)$/.exec(word) ?? []
  const button = BUTTON_NAMES.find((known) => known === name)
  if (button) buttons[player === '2' ? 1 : 0].push(button)
  else if (word === 'press') pointer.down = true
  else {
    const [, what, x, y] = /^(pointer|scroll)=(-?\d+),(-?\d+)$/.exec(word) ?? []
    if (what === 'pointer') Object.assign(pointer, { x: Number(x), y: Number(y) })
    else if (what === 'scroll') pointer.scroll = [Number(x), Number(y)]
    else return false
  }
  return true
}

/** The same input as the recording crate reads it: one line a frame, all numbers. */
export function nativeScript(inputs: readonly FrameInput[]): string {
  const bits = (held: readonly ButtonName[] = []) =>
    BUTTON_NAMES.reduce((sum, name, place) => sum + (held.includes(name) ? 1 << place : 0), 0)
  return inputs
    .map(({ gamepads: [first, second], pointer: { x, y, down, scroll }, now }) =>
      [bits(first), bits(second), x, y, Number(down), ...scroll, now].join(' '),
    )
    .join('\n')
}
