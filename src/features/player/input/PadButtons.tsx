import { useRef, useState, type PointerEvent } from 'react'
import type { ButtonName } from '../../../engine/input/frameInput'
import type { InputsRead } from './inputsRead'
import { crossDirections } from './padFinger'
import { PLAYERS, slotsOf } from './slot'
import * as styles from './PadButtons.module.css'
import type { PlayerInput } from './usePlayerInput'

export type PadButtonsProps = { input: Pick<PlayerInput, 'hold'>; reads: InputsRead }

/** The buttons in their groups, and what stands on them. */
const GROUPS: Readonly<Record<'cross' | 'actions' | 'menu', readonly (readonly [ButtonName, string])[]>> = {
  cross: [
    ['up', '↑'],
    ['left', '←'],
    ['right', '→'],
    ['down', '↓'],
  ],
  actions: [
    ['x', 'X'],
    ['y', 'Y'],
    ['a', 'A'],
    ['b', 'B'],
  ],
  menu: [
    ['select', 'Select'],
    ['start', 'Start'],
  ],
}

/** The buttons of one player that the program reads, for fingers. */
export function PadButtons({ input: { hold }, reads }: PadButtonsProps) {
  const players = PLAYERS.filter((player) => reads.buttons[player]!.length > 0)
  const [chosen, setChosen] = useState(0)
  const [pressed, setPressed] = useState<Readonly<Record<number, readonly ButtonName[]>>>({})
  /** The fingers that are down, with the cross where they came down on it. */
  const fingers = useRef(new Map<number, Element | null>())
  const player = players[chosen % players.length]
  if (player === undefined) return null

  const present = reads.buttons[player]!
  const held = Object.values(pressed).flat()
  const press = (id: number, buttons: readonly ButtonName[]) => {
    hold(`finger:${id}`, slotsOf(player, buttons))
    setPressed((before) => ({ ...before, [id]: buttons }))
  }
  const down = (event: PointerEvent<HTMLElement>) => {
    const cross = event.target instanceof Element ? event.target.closest(`.${styles.cross}`) : null
    fingers.current.set(event.pointerId, cross)
    event.currentTarget.setPointerCapture(event.pointerId)
    slide(event)
  }
  const slide = (event: PointerEvent<HTMLElement>) => {
    const cross = fingers.current.get(event.pointerId)
    if (cross === undefined) return
    const button = buttonAt(event, event.currentTarget)
    if (cross) press(event.pointerId, crossDirections(event, cross.getBoundingClientRect(), present))
    else
      press(
        event.pointerId,
        present.filter((name) => name === button),
      )
  }
  const up = ({ pointerId }: PointerEvent) => {
    if (fingers.current.delete(pointerId)) press(pointerId, [])
  }

  return (
    <div
      className={styles.pad}
      role="group"
      aria-label={`Touch buttons of player ${player + 1}`}
      onPointerDown={down}
      onPointerMove={slide}
      onPointerUp={up}
      onPointerCancel={up}
      onContextMenu={(event) => event.preventDefault()}
    >
      {Object.entries(GROUPS).map(([group, buttons]) => (
        <div key={group} className={styles[group]}>
          {buttons
            .filter(([name]) => present.includes(name))
            .map(([name, label]) => (
              <button
                key={name}
                type="button"
                className={styles.button}
                style={{ gridArea: name }}
                tabIndex={-1}
                data-button={name}
                data-held={held.includes(name)}
                aria-label={name}
                // A finger leaves the focus with the game
                onMouseDown={(event) => event.preventDefault()}
                // Screen readers press without a pointer
                onClick={({ detail }) => {
                  if (detail > 0) return
                  press(0, [name])
                  press(0, [])
                }}
              >
                {label}
              </button>
            ))}
          {group === 'menu' && players.length > 1 && (
            <button type="button" className={styles.button} onClick={() => setChosen(chosen + 1)}>
              Player {player + 1}
            </button>
          )}
        </div>
      ))}
    </div>
  )
}

/** The button of the pad at a place of the page. */
function buttonAt({ clientX, clientY }: { clientX: number; clientY: number }, pad: Element): string | undefined {
  const button = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-button]')
  return button && pad.contains(button) ? button.dataset.button : undefined
}
