import type { PlayerSound } from './usePlayerSound'
import * as styles from './SoundButton.module.css'

export function SoundButton({ sound }: { sound: PlayerSound }) {
  return (
    <button type="button" className={styles.button} data-sound aria-pressed={sound.isOn} onClick={sound.toggle}>
      Sound
    </button>
  )
}
