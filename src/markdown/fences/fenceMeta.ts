/** What an author may say behind the language of a fence; see docs/writing.md. */
export type FenceMeta = {
  title: string | undefined
  showsLineNumbers: boolean
  isSignature: boolean
  isPreview: boolean
  /** The moment that the picture of a preview shows, such as `frame=90 keys=right`; empty for the first frame. */
  moment: string
  /** Why the code is not compiled on its own; empty where no reason is given. */
  fragment: string | undefined
  /** Why the code must not compile; empty where no reason is given. */
  compileFail: string | undefined
}

/** What is wrong with one word of a meta. */
type MetaError = { problem: string; remedy: string }

const FLAGS = { showLineNumbers: 'showsLineNumbers', signature: 'isSignature', preview: 'isPreview' } as const

const REASONS = { fragment: 'fragment', compile_fail: 'compileFail' } as const

const REMEDY = `use a title in [ ] or title="", ${Object.keys(FLAGS).join(', ')}, preview="frame=90", fragment="why" or compile_fail="why"`

const TWO_TITLES: MetaError = { problem: 'the fence has two titles', remedy: 'keep one of the two' }

/** Reads the meta of a fence, with a fault for each word that means nothing and each reason that is not given. */
export function readMeta(text: string | null | undefined): { meta: FenceMeta; errors: MetaError[] } {
  const meta: FenceMeta = {
    title: undefined,
    showsLineNumbers: false,
    isSignature: false,
    isPreview: false,
    moment: '',
    fragment: undefined,
    compileFail: undefined,
  }
  const errors: MetaError[] = []
  for (const word of text?.match(/\[[^\]]*\]|[\w-]+="[^"]*"|\S+/g) ?? []) {
    const bracketed = /^\[([^\]]+)\]$/.exec(word)?.[1]
    const [, name = '', value] = /^([\w-]+)(?:="(.*)")?$/.exec(word) ?? []
    const title = bracketed ?? (name === 'title' && value ? value : undefined)
    if (title !== undefined && meta.title !== undefined) errors.push(TWO_TITLES)
    if (title !== undefined) meta.title ??= title
    else if (isKeyOf(FLAGS, name) && value === undefined) meta[FLAGS[name]] = true
    else if (name === 'preview' && value?.trim()) Object.assign(meta, { isPreview: true, moment: value })
    else if (isKeyOf(REASONS, name)) {
      meta[REASONS[name]] = value ?? ''
      if (!value?.trim()) errors.push({ problem: `\`${name}\` gives no reason`, remedy: `write ${name}="why"` })
    } else errors.push({ problem: `unknown meta word \`${word}\``, remedy: REMEDY })
  }
  return { meta, errors }
}

function isKeyOf<Words extends object>(words: Words, name: string): name is Extract<keyof Words, string> {
  return Object.hasOwn(words, name)
}
