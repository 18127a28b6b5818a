import { useSyncExternalStore } from 'react'
import { WRAP_KEY } from '../../lib/storage/storageKeys'
import { EarlyButton } from '../../ui/EarlyButton'
import { LARGE_ICON_PX, WrapIcon } from '../../ui/Icon'
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

const listeners = new Set<() => void>()

/** Whether the lines of code wrap. The document knows, so that it is settled before the first paint. */
function wrapsCode(): boolean {
  return 'wrap' in document.documentElement.dataset
}

/** Wraps the lines of code, or lets them go on; remembered where the browser keeps anything. */
function toggleWrap() {
  const wraps = document.documentElement.toggleAttribute('data-wrap')
  try {
    if (wraps) localStorage.setItem(WRAP_KEY, 'true')
    else localStorage.removeItem(WRAP_KEY)
  } catch {
    // Then the choice lasts as long as the document
  }
  listeners.forEach((listener) => listener())
}

/** Tells a listener each time the choice changes, until it is called off. */
function onWrapChange(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
