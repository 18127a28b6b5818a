import { MAX_PROGRAM_LENGTH } from './maxProgramLength'
import { EDIT_MARK } from './storedEdit'

/** Messengers truncate longer links. */
const LONGEST_HASH = 4096

/** The program of a link with the index of its code block, or an error. */
type SharedEdit = { program: number; text: string } | { error: string }

const FORMAT = 'deflate'
const BROKEN = 'This link is damaged or incomplete. Showing the page’s own program.'
const TOO_LONG = 'The program in this link is too long. Showing the page’s own program.'

/** The hash of a link that opens the page with this text in a code block; undefined if too long. */
export async function editHash(program: number, text: string): Promise<string | undefined> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT))
  const hash = `${EDIT_MARK}${program}.${toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()))}`
  return hash.length > LONGEST_HASH ? undefined : hash
}

/** The program in a hash; undefined for an ordinary hash. */
export async function sharedEditIn(hash: string): Promise<SharedEdit | undefined> {
  if (!hash.startsWith(EDIT_MARK)) return undefined
  if (hash.length > LONGEST_HASH) return { error: TOO_LONG }
  const [, program, data] = /^#edit=(\d{1,3})\.([\w-]+)$/.exec(hash) ?? []
  if (program === undefined || data === undefined) return { error: BROKEN }
  try {
    const text = await unpacked(fromBase64Url(data))
    if (text === undefined) return { error: TOO_LONG }
    // The editor uses \n
    return { program: Number(program), text: text.replace(/\r\n?/g, '\n') }
  } catch {
    return { error: BROKEN }
  }
}

/** The decompressed text; undefined if it exceeds the limit of a program. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT)).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    text += decoder.decode(value, { stream: !done })
    if (done) return text
    if (text.length > MAX_PROGRAM_LENGTH) {
      void reader.cancel()
      return undefined
    }
  }
}

function toBase64Url(bytes: Uint8Array): string {
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(characters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(data: string): Uint8Array<ArrayBuffer> {
  const characters = atob(data.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(characters, (character) => character.charCodeAt(0))
}
