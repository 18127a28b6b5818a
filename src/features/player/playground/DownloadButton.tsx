import { useState } from 'react'
import { downloadProject } from './downloadProject'
import { leftOut } from './leftOut'
import * as styles from './Playground.module.css'

type DownloadButtonProps = { name: string; program: string; onTold: (message: string) => void }

/** Saves the work as a project for `turbo run`. */
export function DownloadButton({ name, program, onTold }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await downloadProject(name, program)
      onTold(`Unpack the file and run it with “turbo run -w” in its folder. ${leftOut(program)}`.trim())
    } catch {
      onTold('The project could not be put together. Press again to try once more.')
    }
    setBusy(false)
  }
  return (
    <button type="button" className={styles.button} onClick={() => void download()}>
      Download as project
    </button>
  )
}
