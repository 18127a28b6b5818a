import { useSyncExternalStore } from 'react'
import { WRAP_KEY } from '../../lib/storage/storageKeys'
import { EarlyButton } from '../../ui/EarlyButton'
import { LARGE_ICON_PX, WrapIcon } from '../../ui/Icon'
import * as styles from './CopyButton.module.css'

/** Applies to all code blocks and is stored. */
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

/** Read from the document, which is set before the first paint. */
function wrapsCode(): boolean {
  return 'wrap' in document.documentElement.dataset
}

function toggleWrap() {
  const wraps = document.documentElement.toggleAttribute('data-wrap')
  try {
    if (wraps) localStorage.setItem(WRAP_KEY, 'true')
    else localStorage.removeItem(WRAP_KEY)
  } catch {
    // Without storage, the choice lasts as long as the document
  }
  listeners.forEach((listener) => listener())
}

function onWrapChange(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
