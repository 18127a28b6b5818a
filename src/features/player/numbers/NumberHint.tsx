import * as styles from './NumberHandles.module.css'

/** Tells how numbers are changed without typing: by mouse and keys, or by touch. */
export function NumberHint() {
  return (
    <>
      <span className={styles.mouseHint}>
        Drag a number to change it, or press <kbd>Alt</kbd> with <kbd>↑</kbd> or <kbd>↓</kbd>. <kbd>Shift</kbd> makes
        big steps. <kbd>Alt</kbd> while you drag, or <kbd>Alt</kbd> with <kbd>←</kbd> or <kbd>→</kbd>, makes small ones.
      </span>
      <span className={styles.touchHint}>Tap a number to get a slider.</span>
    </>
  )
}
