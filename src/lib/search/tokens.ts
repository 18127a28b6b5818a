/** A short flag such as `-w`: a letter after a hyphen that does not join words. */
const SHORT_FLAG = /(?<![\p{L}\p{N}_-])-\p{L}(?![\p{L}\p{N}_-])/u

/** Words and names in prose and code: joined by `_`, `-`, `.` or `::`, and macros with their `!`. */
const WORD = /[\p{L}\p{N}_]+(?:(?:::|[-.])[\p{L}\p{N}_]+)*!?/u

const NAME = new RegExp(`${SHORT_FLAG.source}|${WORD.source}`, 'gu')

/** Names with dots: files, hosts and versions. In code, a dot separates a value from its method. */
const DOTTED_NAME =
  /\.(?:toml|rs|wgsl|sh|json|html|js|wasm|png|bmp|jpe?g|gif|webp|ase|aseprite|wav|mp3|ogg|flac|ttf|otf|bdf|io|com|gg)$|^[\d.]+$/i

/** A long hexadecimal number, such as a color. */
const HEX_LITERAL = /^0x[\da-f]{3,}$/i

const CONTRACTION = /(\p{L})['’](?:s|t|re|ve|ll|d|m)(?!\p{L})/gu

/** A name in the index: normalized as a whole, and its parts. */
export type Name = { whole: string[]; parts: string[] }

/**
 * `text_box!` is the whole `textbox!` and `textbox` with the parts `text` and `box`; `JustPressed`, `just_pressed` and
 * `just-pressed` are the same whole. `time::now` is `::timenow` and `now`: without the mark, a module's name would be a
 * prefix of all its functions.
 */
export function namesOf(text: string): Name[] {
  const written = text.normalize('NFC').replace(CONTRACTION, '$1').match(NAME) ?? []
  return written
    .flatMap((name) => (DOTTED_NAME.test(name) ? [name] : name.split('.')))
    .filter((name) => !HEX_LITERAL.test(name))
    .map(nameOf)
    .filter(({ whole }) => whole.length > 0)
}

const STOP_WORDS = new Set(
  'a an and are at be by can do does from how i in is it my of on or that the this to using what when which why with you your'.split(
    ' ',
  ),
)

export function tokensOf(text: string): string[] {
  return namesOf(text)
    .flatMap(({ whole, parts }) => [...whole, ...parts])
    .filter(isSignificant)
}

export function isSignificant(word: string): boolean {
  return !STOP_WORDS.has(word)
}

export function plainName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[!,()[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function nameOf(written: string): Name {
  if (written.startsWith('-')) return { whole: [written.toLowerCase()], parts: [] }
  const segments = written.split('::').map(wordsOf)
  const words = segments.flat()
  const last = (segments[segments.length - 1] ?? []).join('')
  if (last === '') return { whole: [], parts: [] }
  const path = segments.length > 1 ? [`::${words.join('')}`] : []
  const macro = written.endsWith('!') ? [`${last}!`] : []
  return { whole: [...path, ...macro, last], parts: words.filter((word) => word !== last) }
}

function wordsOf(name: string): string[] {
  return name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
