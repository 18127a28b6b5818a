import { SEEK_FAULT } from '../page/events'
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

/** A fault in words, with its line. */
export function FaultWords({ fault: { where, what, help } }: { fault: ToldFault }) {
  return (
    <>
      <strong>{where}:</strong> <Words>{what}</Words>
      {help && (
        <>
          {' – '}
          <Words>{help}</Words>
        </>
      )}
    </>
  )
}

/** Text with what stands between backticks as code. */
function Words({ children }: { children: string }) {
  return children.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
}
