/** What the line that opens a code block says of it. */
export type Fence = {
  /** The language, in the spelling of the grammars; `text` where none is named. */
  language: string
  title: string | undefined
  showLineNumbers: boolean
  signature: boolean
  preview: boolean
  /** Words that mean nothing here. */
  unknown: string[]
}

/** Words that only the check of the snippets reads. */
const CHECK_WORDS = ['fragment', 'compile_fail']

const ALIASES: Record<string, string> = { sh: 'bash', shell: 'bash', console: 'bash', rs: 'rust', txt: 'text', tree: 'text' }

/** Reads the words after the backticks: the language, then `[title]` or `title="…"`, and single words. */
export function readFence(lang: string | null | undefined, meta: string | null | undefined): Fence {
  const [, language = '', rest = ''] = /^([^\s[]*)([^]*)$/.exec(`${lang ?? ''} ${meta ?? ''}`.trim()) ?? []
  const fence: Fence = {
    language: ALIASES[language] ?? (language || 'text'),
    title: undefined,
    showLineNumbers: false,
    signature: false,
    preview: false,
    unknown: [],
  }
  for (const word of rest.match(/\[[^\]]*\]|[\w-]+="[^"]*"|\S+/g) ?? []) {
    const [, name = '', value] = /^([\w-]+)(?:="(.*)")?$/.exec(word) ?? []
    if (word.startsWith('[')) fence.title = word.slice(1, -1)
    else if (name === 'title' && value !== undefined) fence.title = value
    else if (name === 'showLineNumbers' || name === 'signature' || name === 'preview') fence[name] = true
    else if (!CHECK_WORDS.includes(name)) fence.unknown.push(word)
  }
  return fence
}
