import type { ReactNode } from 'react'
import { MaskIcon } from '../../ui/MaskIcon'
import { Popover } from '../../ui/Popover'
import * as styles from './SecondBar.module.css'

type OutlinePopoverProps = {
  /** The full address; the popover closes when it changes. */
  address: string
  children: ReactNode
}

/** The outline on screens without a column for it. */
export function OutlinePopover({ address, children }: OutlinePopoverProps) {
  return (
    <Popover
      label="On this page"
      address={address}
      align="end"
      triggerClassName={styles.button}
      trigger={
        <>
          On this page
          <MaskIcon name="chevron-down" className={styles.chevron} />
        </>
      }
    >
      <div className={styles.outline}>{children}</div>
    </Popover>
  )
}
