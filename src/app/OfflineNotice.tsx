import { cancelPostponed, usePostponedStep } from './routerState'
import * as styles from './OfflineNotice.module.css'

/** Reports that a requested page waits for the network; the user may cancel it. */
export function OfflineNotice() {
  const isWaiting = usePostponedStep() !== undefined
  return (
    <div role="status" className={styles.notice}>
      {isWaiting && (
        <>
          You’re offline. This page opens when you reconnect.
          <button type="button" onClick={cancelPostponed}>
            Stay here
          </button>
        </>
      )}
    </div>
  )
}
