import type { Zippable } from 'fflate'
import { fetchAnswered } from '../../dom/fetchPublished'
import { withBasePath } from '../../lib/address/paths'
import { memoizedLoad } from '../../lib/loading/memoizedLoad'
import { programOf, type NewProject, type ProjectFile, type SpriteFile } from './project'
import { crateName, leftOut, projectFiles, spriteFilesFor } from './projectFiles'
import { importedZip, MAX_ZIP_BYTES, omittedMessage } from './projectZip'

const loadZip = memoizedLoad(
  () =>
    import(
      /* webpackChunkName: "playground-zip", webpackExports: ["strToU8", "zipSync", "Unzip", "UnzipInflate"] */ 'fflate'
    ),
)

type Downloaded = { name: string; files: readonly ProjectFile[]; sprites: readonly SpriteFile[] }

/** Returns instructions for using the zip. */
export async function downloadProject({ name, files, sprites }: Downloaded): Promise<string> {
  try {
    const { strToU8, zipSync } = await loadZip()
    const texts = projectFiles(name, files).map(({ path, text }) => [path, strToU8(text)] as const)
    const own = sprites.map(({ path, bytes }) => [path, bytes] as const)
    const ours = await Promise.all(
      spriteFilesFor(programOf(files), sprites).map(
        async (file) => [`sprites/${file}`, await bytesOf(`/downloads/${file}`)] as const,
      ),
    )
    const folder = crateName(name)
    const all: Zippable = Object.fromEntries(
      [...texts, ...own, ...ours].map(([path, data]) => [`${folder}/${path}`, data]),
    )
    save(`${folder}.zip`, zipSync(all))
    return `Unzip the file and run “turbo run -w” in its folder. ${leftOut(files)}`.trim()
  } catch {
    return 'Couldn’t create the zip. Try again.'
  }
}

/** Includes a message about what was left out. */
export async function readProjectZip(
  file: File,
): Promise<{ project: NewProject; message: string } | { error: string }> {
  if (file.size > MAX_ZIP_BYTES) return { error: 'This zip is too large: at most 10 MB.' }
  try {
    const [bytes, zip] = await Promise.all([file.arrayBuffer(), loadZip()])
    const read = importedZip(new Uint8Array(bytes), zip)
    return 'error' in read ? read : { project: read.project, message: omittedMessage(read.omitted) }
  } catch {
    return { error: 'Couldn’t read the zip. Try again.' }
  }
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
