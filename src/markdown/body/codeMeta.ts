/** What an author may say behind the language of a fence; see .github/CONTRIBUTING.md. */
export type CodeMeta = {
  title: string | undefined
  showsLineNumbers: boolean
  isSignature: boolean
  isPreview: boolean
}

/** Reads `[title]`, `title="…"` and the words of a fence's meta. */
export function codeMetaOf(meta: string | null | undefined): CodeMeta {
  const text = meta ?? ''
  const withoutReasons = text.replace(/[\w-]+="[^"]*"/g, ' ')
  const title = /\[([^\]]+)\]/.exec(withoutReasons)?.[1] ?? /\btitle="([^"]*)"/.exec(text)?.[1]
  const words = withoutReasons.replace(/\[[^\]]*\]/g, ' ').split(/\s+/)
  return {
    title,
    showsLineNumbers: words.includes('showLineNumbers'),
    isSignature: words.includes('signature'),
    isPreview: words.includes('preview'),
  }
}
