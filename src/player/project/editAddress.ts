import { MAX_PROGRAM_LENGTH } from './maxProgramLength'
import { fromBase64Url, packed, toBase64Url, unpacked } from './packing'
import { EDIT_MARK } from './storedEdit'

/** Messengers truncate longer links. */
const MAX_HASH_LENGTH = 4096

/** The program of a link with the index of its code block, or an error. */
type SharedEdit = { program: number; text: string } | { error: string }

const BROKEN = 'This link is damaged or incomplete. Showing the page’s own program.'
const TOO_LONG = 'The program in this link is too long. Showing the page’s own program.'

/** Undefined if too long. */
export async function editHash(program: number, text: string): Promise<string | undefined> {
  const hash = `${EDIT_MARK}${program}.${toBase64Url(await packed(text))}`
  return hash.length > MAX_HASH_LENGTH ? undefined : hash
}

/** UTF-8 has up to three bytes per UTF-16 unit. */
const MAX_BYTES = 3 * MAX_PROGRAM_LENGTH

/** Undefined for an ordinary hash. */
export async function sharedEditIn(hash: string): Promise<SharedEdit | undefined> {
  if (!hash.startsWith(EDIT_MARK)) return undefined
  if (hash.length > MAX_HASH_LENGTH) return { error: TOO_LONG }
  const [, program, data] = /^#edit=(\d{1,3})\.([\w-]+)$/.exec(hash) ?? []
  if (program === undefined || data === undefined) return { error: BROKEN }
  try {
    const bytes = await unpacked(fromBase64Url(data), MAX_BYTES)
    const text = bytes && new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (text === undefined || text.length > MAX_PROGRAM_LENGTH) return { error: TOO_LONG }
    // The editor uses \n
    return { program: Number(program), text: text.replace(/\r\n?/g, '\n') }
  } catch {
    return { error: BROKEN }
  }
}
