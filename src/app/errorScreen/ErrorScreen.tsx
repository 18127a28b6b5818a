import { withPrefix } from 'gatsby'
import { Mark } from '../../ui/Mark'
import { Note } from '../../ui/Note'
import * as styles from './ErrorScreen.module.css'

type ErrorScreenProps = { error: unknown }

/** Replaces a failed page and offers links to continue. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  return (
    <div className={styles.column} role="alert">
      <Mark name="brokenHeart" size="large" />
      <h1 className={styles.headline}>Unexpected Application Error!</h1>
      <p className={styles.message}>
        <em>{errorMessage(error)}</em>
      </p>
      <p className={styles.links}>
        <a href={withPrefix('/')}>Go to Home Page</a>
        <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
          Reload
        </button>
      </p>
    </div>
  )
}

export function IncompleteNote() {
  return (
    <Note role="status" action="Reload" onAction={() => window.location.reload()}>
      Some of this page couldn’t load. You can read it, but search and menus don’t work.
    </Note>
  )
}

type HttpError = { status: number; statusText: string }

/** The status and status text, else the message, else JSON. */
export function errorMessage(error: unknown): string {
  if (isHttpError(error)) return `${error.status} ${error.statusText}`.trim()
  if (error instanceof Error) return error.message
  return asJson(error)
}

function isHttpError(error: unknown): error is HttpError {
  if (typeof error !== 'object' || error === null) return false
  const { status, statusText } = error as Partial<HttpError>
  return typeof status === 'number' && typeof statusText === 'string'
}

function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    // Cyclic values and bigints have no JSON
    return String(value)
  }
}
