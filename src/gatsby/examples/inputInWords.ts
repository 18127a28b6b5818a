import { BUTTON_NAMES, type FrameInput } from 'engine'
import { keyLabel, KEYS } from '../../lib/code/playerKeys'

type Moment = { frame: number; inputAt: (tick: number) => FrameInput }

/** Inclusive. */
type Span = { from: number; to: number }

/** Such as "Z in frames 10 and 40"; '' for nothing. */
export function inputInWords({ frame, inputAt }: Moment): string {
  const inputs = Array.from({ length: frame + 1 }, (_, tick) => inputAt(tick))
  const spansOf = (isHeld: (input: FrameInput) => boolean) => heldSpans(inputs.map(isHeld))
  const keys = KEYS.flatMap((buttons, player) =>
    BUTTON_NAMES.map((button) => ({
      name: keyNameOf(buttons[button]),
      spans: spansOf(({ gamepads }) => gamepads[player]?.includes(button) ?? false),
    })),
  )
  const { x, y } = inputAt(frame).pointer
  const all = [...keys, { name: `a click at ${x}, ${y}`, spans: spansOf(({ pointer }) => pointer.down) }]
  const words = all
    .filter(({ spans }) => spans.length > 0)
    .sort((one, other) => one.spans[0]!.from - other.spans[0]!.from)
    .map(({ name, spans }) => `${name} in frame${isOne(spans) ? '' : 's'} ${joined(spans.map(spanInWords))}`)
  return joined(words)
}

/** The last key of a button is the arrow where there is one. */
const keyNameOf = (keys: readonly string[]) => keyLabel(keys.at(-1)!).sign

function heldSpans(isHeld: readonly boolean[]): Span[] {
  const spans: Span[] = []
  isHeld.forEach((held, tick) => {
    const last = spans.at(-1)
    if (held && last?.to === tick - 1) last.to = tick
    else if (held) spans.push({ from: tick, to: tick })
  })
  return spans
}

const isOne = ([first, second]: readonly Span[]) => !second && first!.from === first!.to

const spanInWords = ({ from, to }: Span) => (from === to ? `${from}` : `${from} to ${to}`)

const joined = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '')
