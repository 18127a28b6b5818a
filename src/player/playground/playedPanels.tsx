import { CodeWords } from '../../ui/CodeWords'
import type { InputsRead } from '../input/inputsRead'
import { KeyLegend } from '../input/KeyLegend'
import type { PlayerInput } from '../input/usePlayerInput'
import type { RunView } from '../run/exampleRun'
import { LogList } from '../toolbar/LogList'
import type { Panel } from './Panels'
import type { ProblemRow } from './problems'
import * as styles from './Panels.module.css'

type ProblemListProps = {
  rows: readonly ProblemRow[]
  onShow: (row: ProblemRow) => void
  onFix: (row: ProblemRow) => void
}

function ProblemList({ rows, onShow, onFix }: ProblemListProps) {
  if (rows.length === 0) return <p className={styles.empty}>No problems.</p>
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={`${row.path} ${row.start} ${row.message}`}>
          <button type="button" className={styles.problem} onClick={() => onShow(row)}>
            <strong>
              {row.path.endsWith('.rs') ? '' : `${row.path}, `}line {row.line}
            </strong>
            <CodeWords>{row.message}</CodeWords>
            {row.help && (
              <small>
                <CodeWords>{row.help}</CodeWords>
              </small>
            )}
          </button>
          {row.fix && (
            <button
              type="button"
              className={styles.fix}
              aria-label={`Fix line ${row.line}: ${row.message.replaceAll('`', '')}`}
              onClick={() => onFix(row)}
            >
              Fix
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

type PlayedPanelsProps = ProblemListProps & { view: RunView; input: PlayerInput; reads: InputsRead }

/** Problems, log and keys of the running program. */
export function playedPanels({ rows, onShow, onFix, view, input, reads }: PlayedPanelsProps): Panel[] {
  const readsInput = reads.pointer || reads.scroll || reads.buttons.some((buttons) => buttons.length > 0)
  const count = rows.length > 0 ? ` (${rows.length})` : ''
  return [
    {
      id: 'problems',
      label: `Problems${count}`,
      content: <ProblemList rows={rows} onShow={onShow} onFix={onFix} />,
    },
    {
      id: 'log',
      label: 'Log',
      content: (
        <div className={styles.log}>
          {view.log.length === 0 && (
            <p className={styles.empty}>
              Nothing logged. Write <code>log!("x = {'{}'}", x);</code> to see a value here.
            </p>
          )}
          <LogList lines={view.log} hints={NO_HINTS} isRunning={view.state === 'running'} hasFrames />
        </div>
      ),
    },
    {
      id: 'keys',
      label: 'Keys',
      content: readsInput ? (
        <div className={styles.keys}>
          <KeyLegend input={input} reads={reads} />
        </div>
      ) : (
        <p className={styles.empty}>
          This program reads no input. Write <code>gamepad(0).left.pressed()</code> to read a button.
        </p>
      ),
    },
  ]
}

const NO_HINTS: readonly never[] = []
