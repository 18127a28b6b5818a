import { FaultWords } from '../diagnostics/FaultNote'
import type { ToldFault } from '../diagnostics/toldFaults'
import * as styles from './Editor.module.css'

type FaultListProps = {
  faults: readonly ToldFault[]
  /** Whether all of it is seen in the field: then a screen reader alone hears it here. */
  isSaidAbove: boolean
}

/** Says what is wrong. */
export function FaultList({ faults, isSaidAbove }: FaultListProps) {
  return (
    <div role="status" className={isSaidAbove ? 'visuallyHidden' : styles.faults}>
      {faults.map((fault) => (
        <p key={fault.where + fault.what}>
          <FaultWords fault={fault} />
          {isSaidAbove && fault.mend && ' F8 goes there. Control or Command with the full stop mends it.'}
        </p>
      ))}
    </div>
  )
}
