import { BUTTON_NAMES, clockAt, IDLE_INPUT, type ButtonName, type FrameInput, type PointerInput } from 'engine'

/** The actions of a line. */
type Gesture = { first: number; last: number; buttons: [ButtonName[], ButtonName[]]; pointer: Partial<PointerInput> }

/** An invalid word with its position. */
export type InputDiagnostic = { line: number; column: number; message: string }

/**
 * The input of frames 0 to `frames` − 1. Each line is a frame or range of frames with its actions:
 *
 *     # player 1 runs to the right, player 2 holds a
 *     10-40 right p2.a
 *     20 pointer=120,64 press scroll=0,-1
 *
 * Buttons are named like the fields of `Gamepad`. The pointer keeps its position; everything else ends with its frames.
 * A fence's one-line syntax is `momentOf`.
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
  const fail = ({ index = 0 }: RegExpMatchArray, message: string) =>
    diagnostics.push({ line: lineNumber, column: index + 1, message })
  const [, first, last] = /^(\d+)(?:-(\d+))?$/.exec(range[0]) ?? []
  if (first === undefined) fail(range, `expected a frame such as \`12\` or \`12-40\`, found \`${range[0]}\``)
  const gesture: Gesture = { first: Number(first), last: Number(last ?? first), buttons: [[], []], pointer: {} }
  for (const word of words) {
    if (!addWord(gesture, word[0])) fail(word, `unknown input \`${word[0]}\`: ${KNOWN}`)
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

/** Numbers for the recording crate, one line per frame. */
export function nativeScript(inputs: readonly FrameInput[]): string {
  const bits = (held: readonly ButtonName[] = []) =>
    BUTTON_NAMES.reduce((sum, name, place) => sum + (held.includes(name) ? 1 << place : 0), 0)
  return inputs
    .map(({ gamepads: [first, second], pointer: { x, y, down, scroll }, now }) =>
      [bits(first), bits(second), x, y, Number(down), ...scroll, now].join(' '),
    )
    .join('\n')
}
