import { useLayoutEffect, useRef, useState } from 'react'
import type { ButtonName } from 'engine'
import type { InputsRead } from './inputsRead'
import { PLAYERS } from './keys'
import { scrollGameIntoView } from './scrollGameIntoView'
import { usePadTouches } from './usePadTouches'
import type { PlayerInput } from './usePlayerInput'
import * as styles from './PadButtons.module.css'

export type PadButtonsProps = {
  input: Pick<PlayerInput, 'hold'>
  reads: InputsRead
  /** Scrolls picture and buttons into view when the game starts. */
  isRunning?: boolean
}

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

export function PadButtons({ input: { hold }, reads, isRunning = false }: PadButtonsProps) {
  const pad = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isRunning && pad.current) scrollGameIntoView(pad.current)
  }, [isRunning])
  const players = PLAYERS.filter((player) => reads.buttons[player]!.length > 0)
  const [chosen, setChosen] = useState(0)
  const player = players[chosen % players.length]
  const present = player === undefined ? [] : reads.buttons[player]!
  const { held, press, listeners } = usePadTouches({ player: player ?? 0, present, hold, cross: `.${styles.cross}` })
  if (player === undefined) return null

  return (
    <div
      ref={pad}
      className={styles.pad}
      role="group"
      aria-label={`Touch buttons of player ${player + 1}`}
      {...listeners}
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
                aria-label={reads.keyNames[name] ?? name}
                // A touch leaves focus in the game
                onMouseDown={(event) => event.preventDefault()}
                // Screen readers click without pointer events
                onClick={({ detail }) => {
                  if (detail > 0) return
                  press(0, [name])
                  press(0, [])
                }}
              >
                {reads.keyNames[name] ?? label}
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
