/** The word of a Rust fence that `writeOutPrograms` writes out. */
export const CONTINUES = 'continues'

/** Options after a fence's language; see docs/writing.md. */
export type FenceMeta = {
  title: string | undefined
  showsLineNumbers: boolean
  isSignature: boolean
  isPreview: boolean
  /** Whether it belongs to the program of the preview below. */
  isShader: boolean
  /** Frame and input of the preview, such as `frame=90 keys=right`; empty for the first frame. */
  moment: string
  /** Why the code is a fragment; empty without a reason. */
  fragment: string | undefined
  /** Why the code must not compile; empty without a reason. */
  compileFail: string | undefined
  /** Why the page does not run a program that compiles; empty without a reason. */
  notRun: string | undefined
}

type MetaError = { problem: string; remedy: string }

const FLAGS = {
  showLineNumbers: 'showsLineNumbers',
  signature: 'isSignature',
  preview: 'isPreview',
  shader: 'isShader',
} as const

const REASONS = { fragment: 'fragment', compile_fail: 'compileFail', not_run: 'notRun' } as const

const REMEDY = `use a title in [ ] or title="", ${Object.keys(FLAGS).join(', ')}, ${CONTINUES}, preview="frame=90", fragment="why", compile_fail="why" or not_run="why"`

const TWO_TITLES: MetaError = { problem: 'the fence has two titles', remedy: 'keep one of the two' }

export function metaWords(text: string | null | undefined): string[] {
  return text?.match(/\[[^\]]*\]|[\w-]+="[^"]*"|\S+/g) ?? []
}

/** Parses the meta, with an error for each unknown word and missing reason. */
export function readMeta(text: string | null | undefined): { meta: FenceMeta; errors: MetaError[] } {
  const meta: FenceMeta = {
    title: undefined,
    showsLineNumbers: false,
    isSignature: false,
    isPreview: false,
    isShader: false,
    moment: '',
    fragment: undefined,
    compileFail: undefined,
    notRun: undefined,
  }
  const errors: MetaError[] = []
  for (const word of metaWords(text)) {
    const bracketed = /^\[([^\]]+)\]$/.exec(word)?.[1]
    const [, name = '', value] = /^([\w-]+)(?:="(.*)")?$/.exec(word) ?? []
    const title = bracketed ?? (name === 'title' && value ? value : undefined)
    if (title !== undefined && meta.title !== undefined) errors.push(TWO_TITLES)
    if (title !== undefined) meta.title ??= title
    else if (isKeyOf(FLAGS, name) && value === undefined) meta[FLAGS[name]] = true
    else if (name === 'preview' && value?.trim()) Object.assign(meta, { isPreview: true, moment: value })
    else if (isKeyOf(REASONS, name)) {
      meta[REASONS[name]] = value ?? ''
      if (!value?.trim()) errors.push({ problem: `\`${name}\` needs a reason`, remedy: `write ${name}="why"` })
    } else errors.push({ problem: `unknown meta word \`${word}\``, remedy: REMEDY })
  }
  return { meta, errors }
}

function isKeyOf<Words extends object>(words: Words, name: string): name is Extract<keyof Words, string> {
  return Object.hasOwn(words, name)
}
