import { MAX_PROGRAM_LENGTH } from './maxProgramLength'
import { fromBase64, fromBase64Url, packed, toBase64, toBase64Url, unpacked } from './packing'
import {
  isProjectText,
  MAX_NAME_LENGTH,
  PROGRAM_PATH,
  UNNAMED,
  type NewProject,
  type ProjectFile,
  type SpriteFile,
} from './project'
import { spriteRefusal } from './spriteChecks'

/** Prefix of the hash of a shared project. */
const PROJECT_MARK = '#project='

/** Longest hash of a link; chats and browsers truncate longer ones. */
export const MAX_LINK_LENGTH = 16_000

/** A link of this length unpacks to at most this. */
const MAX_UNPACKED_BYTES = 1_000_000

/** What the hash of a link contains. */
type Shared = {
  name: string
  files: readonly (readonly [path: string, text: string])[]
  /** Base64. */
  sprites?: readonly (readonly [path: string, bytes: string])[]
}

type SharedProject = { name: string; files: readonly ProjectFile[]; sprites: readonly SpriteFile[] }

/** Undefined if the link would be too long. */
export async function projectHash({ name, files, sprites }: SharedProject): Promise<string | undefined> {
  // Compressed pictures do not get smaller
  if (sprites.reduce((sum, { bytes }) => sum + bytes.length, 0) > MAX_LINK_LENGTH) return undefined
  const shared: Shared = {
    name,
    files: files.map(({ path, text }) => [path, text]),
    ...(sprites.length > 0 && { sprites: sprites.map(({ path, bytes }) => [path, toBase64(bytes)]) }),
  }
  const hash = PROJECT_MARK + toBase64Url(await packed(JSON.stringify(shared), 'deflate-raw'))
  return hash.length > MAX_LINK_LENGTH ? undefined : hash
}

/** `null` if the project is damaged, undefined for an ordinary hash. */
export async function projectInHash(hash: string): Promise<NewProject | null | undefined> {
  if (!hash.startsWith(PROJECT_MARK)) return undefined
  if (hash.length > MAX_LINK_LENGTH) return null
  try {
    const bytes = await unpacked(fromBase64Url(hash.slice(PROJECT_MARK.length)), MAX_UNPACKED_BYTES, 'deflate-raw')
    return bytes ? sharedProject(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))) : null
  } catch {
    return null
  }
}

/** Throws or returns `null` if a part is not what links of this site contain. */
function sharedProject(read: unknown): NewProject | null {
  const { name, files, sprites = [] } = read as Shared
  const texts = files.map(([path, text]) => ({ path, text: text.replace(/\r\n?/g, '\n') }))
  const isWhole = texts.some(({ path }) => path === PROGRAM_PATH)
  const isValid = texts.every(({ path, text }) => isProjectText(path) && text.length <= MAX_PROGRAM_LENGTH)
  const paths = new Set(texts.map(({ path }) => path))
  if (typeof name !== 'string' || !isWhole || !isValid || paths.size < texts.length) return null
  const pictures: SpriteFile[] = []
  for (const [path, data] of sprites) {
    const sprite = { path, bytes: fromBase64(data) }
    if (spriteRefusal(sprite, pictures) !== undefined) return null
    pictures.push(sprite)
  }
  return { name: name.slice(0, MAX_NAME_LENGTH).trim() || UNNAMED, files: texts, sprites: pictures, isForeign: true }
}

const LANGUAGES: Readonly<Record<string, string>> = { rs: 'rust', toml: 'toml', wgsl: 'wgsl' }

/** The name, the texts in fences, and the link if there is one. */
export function projectMarkdown(name: string, files: readonly ProjectFile[], link: string | undefined): string {
  const parts = files.map(({ path, text }) => {
    const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)))
    const title = files.length > 1 ? `\`${path}\`\n\n` : ''
    return `${title}${fence}${LANGUAGES[path.split('.').at(-1)!] ?? ''}\n${text.replace(/\n$/, '')}\n${fence}`
  })
  const end = link === undefined ? [] : [`[Open in the Turbo playground](${link})`]
  return [`# ${name || UNNAMED}`, ...parts, ...end].join('\n\n') + '\n'
}
