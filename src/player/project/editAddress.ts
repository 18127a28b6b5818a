import { LONGEST_TEXT } from './longestText'
import { EDIT_MARK } from './storedEdit'

/** As many characters as such a hash may have: longer addresses are cut by messengers. */
const LONGEST_HASH = 4096

/** What an address carries: the program of a code block of its page, counted from 0, or why it cannot be read. */
type SharedEdit = { program: number; text: string } | { error: string }

const FORMAT = 'deflate'
const BROKEN = 'This link is damaged or incomplete. Showing the page’s own program.'
const TOO_LONG = 'The program in this link is too long. Showing the page’s own program.'

/** The hash that opens a page with this text in one of its code blocks; undefined where it would be too long. */
export async function editHash(program: number, text: string): Promise<string | undefined> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream(FORMAT))
  const hash = `${EDIT_MARK}${program}.${toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()))}`
  return hash.length > LONGEST_HASH ? undefined : hash
}

/** The program that the hash of an address carries; undefined where the hash is an ordinary one. */
export async function sharedEditIn(hash: string): Promise<SharedEdit | undefined> {
  if (!hash.startsWith(EDIT_MARK)) return undefined
  if (hash.length > LONGEST_HASH) return { error: TOO_LONG }
  const [, program, data] = /^#edit=(\d{1,3})\.([\w-]+)$/.exec(hash) ?? []
  if (program === undefined || data === undefined) return { error: BROKEN }
  try {
    const text = await unpacked(fromBase64Url(data))
    if (text === undefined) return { error: TOO_LONG }
    // As a field has them
    return { program: Number(program), text: text.replace(/\r\n?/g, '\n') }
  } catch {
    return { error: BROKEN }
  }
}

/** The text of packed bytes; undefined where it has more characters than a program may have, however few bytes it is. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORMAT)).getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    text += decoder.decode(value, { stream: !done })
    if (done) return text
    if (text.length > LONGEST_TEXT) {
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
