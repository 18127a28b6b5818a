import { withPrefix } from 'gatsby'
import { errorMessage } from './errorMessage'
import { Mark } from '../../ui/Mark'
import * as styles from './ErrorScreen.module.css'

type ErrorScreenProps = { error: unknown }

/** What a reader sees in place of a page that failed, with two ways on. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  return (
    <div className={styles.column} role="alert">
      <Mark name="brokenHeart" size="large" />
      <h1 className={styles.headline}>Unexpected Application Error!</h1>
      <p className={styles.message}>
        <em>{errorMessage(error)}</em>
      </p>
      <p className={styles.ways}>
        <a href={withPrefix('/')}>Go to Home Page</a>
        <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
          Reload
        </button>
      </p>
    </div>
  )
}
