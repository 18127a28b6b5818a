import * as styles from './NumberHandles.module.css'

/** Tells how numbers are changed without typing: by mouse and keys, or by touch. */
export function NumberHint() {
  return (
    <>
      <span className={styles.mouseHint}>
        Drag a number, or press <kbd>Alt</kbd> with an arrow key, to change it.
      </span>
      <span className={styles.touchHint}>Tap a number to get a slider.</span>
    </>
  )
}
