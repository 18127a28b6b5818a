import * as styles from './LiveExample.module.css'

/** Tells that the picture of the game is changed further, by its name; nothing where it is not. */
export function ShaderNote({ shader }: { shader: string }) {
  if (!shader) return null
  return (
    <p className={styles.note}>
      Turbo changes the whole picture with the shader <code>{shader}</code>. Here you see it without.
    </p>
  )
}
