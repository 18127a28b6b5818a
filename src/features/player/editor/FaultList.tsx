import type { ToldFault } from './toldFaults'
import { useSettled } from './useSettled'
import * as styles from './Editor.module.css'

/** How long the reader's hands rest before what is wrong is told. */
export const FAULT_DELAY_MS = 500

/** Says what is wrong once the reader pauses; what is mended is gone at once. */
export function FaultList({ faults }: { faults: readonly ToldFault[] }) {
  const told = useSettled(faults, FAULT_DELAY_MS)
  return (
    <div role="status" className={styles.faults}>
      {told.map(({ where, what, help }) => (
        <p key={where + what}>
          <strong>{where}:</strong> <Words>{what}</Words>
          {help && (
            <>
              {' – '}
              <Words>{help}</Words>
            </>
          )}
        </p>
      ))}
    </div>
  )
}

/** Text with what stands between backticks as code. */
function Words({ children }: { children: string }) {
  return children.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}
