import * as styles from './NumberHandles.module.css'

/** Tells how numbers are changed without typing: by mouse and keys, or by touch. */
export function NumberHint() {
  return (
    <>
      <span className={styles.mouseHint}>
        Drag a number, or press <kbd>Alt</kbd> with <kbd>↑</kbd> <kbd>↓</kbd>, to change it. Bigger steps:{' '}
        <kbd>Shift</kbd>. Smaller: <kbd>Alt</kbd> while you drag, or with <kbd>←</kbd> <kbd>→</kbd>.
      </span>
      <span className={styles.touchHint}>Tap a number to get a slider.</span>
    </>
  )
}
