import type { ReactNode } from 'react'
import { CheckCircleIcon, InfoIcon, LightningIcon, TriangleIcon } from '../ui/Icon'
import * as styles from './Callout.module.css'

const KINDS = {
  note: { name: 'Note', Icon: InfoIcon },
  info: { name: 'Info', Icon: InfoIcon },
  tip: { name: 'Tip', Icon: LightningIcon },
  success: { name: 'Success', Icon: CheckCircleIcon },
  warning: { name: 'Warning', Icon: TriangleIcon },
  danger: { name: 'Danger', Icon: TriangleIcon },
} as const

type CalloutProps = {
  /** `callout` is the plain one, without an icon and a name. */
  type?: keyof typeof KINDS | 'callout'
  /** An anchor, for `:::note{#name}`. */
  id?: string
  children: ReactNode
}

/** A remark that stands out. What kind it is, is never said by color alone. */
export function Callout({ type = 'callout', id, children }: CalloutProps) {
  const kind = type === 'callout' ? undefined : KINDS[type]
  return (
    <aside id={id} className={styles.callout} data-type={type}>
      {kind && (
        <span className={styles.icon}>
          <kind.Icon />
          <span className="visuallyHidden">{kind.name}</span>
        </span>
      )}
      <div className={styles.body}>{children}</div>
    </aside>
  )
}

/** The author's own title of a callout. */
export function CalloutTitle({ children }: { children: ReactNode }) {
  return <div className={styles.title}>{children}</div>
}
