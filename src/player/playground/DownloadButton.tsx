import { useState } from 'react'
import { fetchAnswered } from '../../dom/fetchPublished'
import { withBasePath } from '../../lib/address/paths'
import { crateName, leftOut, projectFiles, spriteFilesFor } from '../project/projectFiles'
import * as styles from './Playground.module.css'

type DownloadButtonProps = { name: string; program: string; onNotice: (message: string) => void }

/** Downloads the project for `turbo run`. */
export function DownloadButton({ name, program, onNotice }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await downloadProject(name, program)
      onNotice(`Unzip the file and run “turbo run -w” in its folder. ${leftOut(program)}`.trim())
    } catch {
      onNotice('Couldn’t create the zip. Try again.')
    }
    setBusy(false)
  }
  return (
    <button type="button" className={styles.button} onClick={() => void download()}>
      Download project (.zip)
    </button>
  )
}

/** Saves a project as a zip. Rejects if a part cannot be loaded. */
async function downloadProject(name: string, program: string): Promise<void> {
  const { strToU8, zipSync } = await import(/* webpackChunkName: "playground-zip" */ 'fflate')
  const texts = Object.entries(projectFiles(name, program)).map(([file, text]) => [file, strToU8(text)] as const)
  const sprites = await Promise.all(
    spriteFilesFor(program).map(async (file) => [`sprites/${file}`, await bytesOf(`/downloads/${file}`)] as const),
  )
  const folder = crateName(name)
  const files = [...texts, ...sprites].map(([file, bytes]) => [`${folder}/${file}`, bytes])
  save(`${folder}.zip`, zipSync(Object.fromEntries(files)))
}

async function bytesOf(address: string): Promise<Uint8Array> {
  const answer = await fetchAnswered(withBasePath(address, __BASE_PATH__))
  if (answer.headers.get('content-type')?.startsWith('text/html')) throw new Error(`${address} is a page`)
  return new Uint8Array(await answer.arrayBuffer())
}

function save(name: string, bytes: Uint8Array<ArrayBuffer>) {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // After the browser has started to read it
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
