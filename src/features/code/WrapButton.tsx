import { useSyncExternalStore } from 'react'
import { EarlyButton } from '../../ui/EarlyButton'
import { LARGE_ICON_PX, WrapIcon } from '../../ui/Icon'
import { onWrapChange, toggleWrap, wrapsCode } from './wrappedCode'
import * as styles from './CopyButton.module.css'

/** Lets the lines of all code blocks wrap, or go on to the right. The reader's choice is kept. */
export function WrapButton() {
  const wraps = useSyncExternalStore(onWrapChange, wrapsCode, () => false)
  return (
    <EarlyButton
      className={styles.button}
      aria-pressed={wraps}
      aria-label="Wrap lines"
      title="Wrap lines"
      onClick={toggleWrap}
    >
      <WrapIcon size={LARGE_ICON_PX} />
    </EarlyButton>
  )
}
