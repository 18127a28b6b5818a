import { FaultWords } from './FaultWords'
import { SEEK_FAULT } from './seekFault'
import type { ToldFault } from './toldFaults'
import * as styles from './FaultNote.module.css'

type FaultNoteProps = {
  fault: ToldFault
  /** The code block in whose field it is. */
  block: HTMLElement
}

/** What is wrong first, in a picture that stands over the code, with the way there. */
export function FaultNote({ fault, block }: FaultNoteProps) {
  if (fault.place === undefined) return null
  return (
    <button type="button" className={styles.note} onClick={() => block.dispatchEvent(new Event(SEEK_FAULT))}>
      <span className={styles.words}>
        <FaultWords fault={fault} />
      </span>
    </button>
  )
}
