import { useClientValue } from '../../dom/useClientValue'
import * as styles from './Footer.module.css'

type LastUpdatedProps = { at: number }

/** When the page was last changed, in the reader's own way of writing and time zone. */
export function LastUpdated({ at }: LastUpdatedProps) {
  const iso = new Date(at).toISOString()
  const text = useClientValue(() => localTime(at), iso.slice(0, 10))
  return (
    <p className={styles.updated}>
      Last updated: <time dateTime={iso}>{text}</time>
    </p>
  )
}

function localTime(at: number): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' }).format(at)
}
