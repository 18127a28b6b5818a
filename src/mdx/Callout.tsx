import type { ReactNode } from 'react'
import { Mark } from '../ui/Mark'
import * as styles from './Callout.module.css'

const KINDS = {
  note: { name: 'Note', mark: 'info' },
  info: { name: 'Info', mark: 'info' },
  tip: { name: 'Tip', mark: 'bulb' },
  success: { name: 'Success', mark: 'check' },
  warning: { name: 'Warning', mark: 'warning' },
  danger: { name: 'Danger', mark: 'skull' },
} as const

type CalloutProps = {
  /** `callout` has neither icon nor name. */
  type?: keyof typeof KINDS | 'callout'
  /** Anchor of `:::note{#name}`. */
  id?: string
  children: ReactNode
}

/** Color is never the only sign of a callout's kind. */
export function Callout({ type = 'callout', id, children }: CalloutProps) {
  const kind = type === 'callout' ? undefined : KINDS[type]
  return (
    <aside id={id} className={styles.callout} data-type={type}>
      {kind && (
        <span className={styles.icon}>
          <Mark name={kind.mark} />
          <span className="visuallyHidden">{kind.name}</span>
        </span>
      )}
      <div className={styles.body}>{children}</div>
    </aside>
  )
}

export function CalloutTitle({ children }: { children: ReactNode }) {
  return <div className={styles.title}>{children}</div>
}
