import type { InputsRead } from './inputsRead'
import { keyLabel, KEYS, PLAYERS } from './keys'
import type { PlayerInput } from './usePlayerInput'
import * as styles from './KeyLegend.module.css'

type KeyLegendProps = {
  input: Pick<PlayerInput, 'hasKeys' | 'legendId'>
  reads: InputsRead
  /** Whether it plays in a panel of output, which has no fullscreen. */
  isPanel?: boolean
}

/** Also shows who has the keyboard. */
export function KeyLegend({ input: { hasKeys, legendId }, reads, isPanel = false }: KeyLegendProps) {
  const players = PLAYERS.filter((player) => reads.buttons[player]!.length > 0)
  const readsKeys = players.length > 0 || reads.scroll
  if (players.length === 0 && !reads.pointer) return null
  return (
    <div className={styles.legend} id={legendId}>
      {players.map((player) => (
        <ul key={player}>
          {players.length > 1 && <li>Player {player + 1}</li>}
          {reads.buttons[player]!.map((button) => (
            <li key={button}>
              {KEYS[player]![button].map((key) => (
                <Key key={key} {...keyLabel(key)} />
              ))}
              {button}
            </li>
          ))}
        </ul>
      ))}
      {reads.pointer && (
        <ul>
          <li>Mouse or touch</li>
          {reads.scroll && <li>Mouse wheel</li>}
        </ul>
      )}
      {readsKeys && (
        <div className={styles.keyboard}>
          <p aria-hidden={hasKeys}>Click the {isPanel ? 'output' : 'game'} to play</p>
          <ul aria-hidden={!hasKeys}>
            <li>
              <kbd>Esc</kbd> releases the keyboard
            </li>
            {!isPanel && (
              <li>
                <kbd>F</kbd> fullscreen
              </li>
            )}
          </ul>
        </div>
      )}
    </div>
  )
}

function Key({ sign, spoken }: ReturnType<typeof keyLabel>) {
  if (!spoken) return <kbd>{sign}</kbd>
  return (
    <kbd>
      <span aria-hidden>{sign}</span>
      <span className="visuallyHidden">{spoken}</span>
    </kbd>
  )
}
