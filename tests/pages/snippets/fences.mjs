import { visit } from 'unist-util-visit'

const FLAGS = ['signature', 'preview', 'showLineNumbers']
const REASONS = ['fragment', 'compile_fail']
const COMMENT_MARKS = { rust: '//', toml: '#', bash: '#', wgsl: '//' }

/**
 * The fences of a page in the languages that are checked. A fence carries its meta words and its lines as a compiler
 * reads them: hidden lines shown, notes stripped, lines marked as removed left out; each with its line in the file.
 */
export function fencesOf({ file, tree }) {
  const fences = []
  const faults = []
  visit(tree, 'code', ({ lang, meta, value, position }) => {
    if (!(lang in COMMENT_MARKS)) return
    const line = position.start.line
    const { words, problems } = readMeta(meta ?? '')
    faults.push(...problems.map((problem) => ({ file, line, ...problem })))
    fences.push({ file, line, lang, ...words, lines: linesForCompiler(value, lang, line + 1) })
  })
  return { fences, faults }
}

function readMeta(meta) {
  const words = { title: undefined, signature: false, preview: false, fragment: undefined, compile_fail: undefined }
  const problems = []
  for (const word of meta.match(/\[[^\]]*\]|\w+="[^"]*"|\S+/g) ?? []) {
    const [, name, reason] = /^(\w+)(?:="(.*)")?$/.exec(word) ?? []
    if (word.startsWith('[')) words.title = word.slice(1, -1)
    else if (name === 'title' && reason) words.title = reason
    else if (FLAGS.includes(name) && reason === undefined) words[name] = true
    else if (REASONS.includes(name)) {
      words[name] = reason ?? ''
      if (!reason?.trim()) problems.push({ problem: `\`${name}\` gives no reason`, remedy: `write ${name}="why"` })
    } else {
      const remedy = `use a title in [ ] or title="", ${FLAGS.join(', ')}, fragment="why" or compile_fail="why"`
      problems.push({ problem: `unknown meta word \`${word}\``, remedy })
    }
  }
  return { words, problems }
}

function linesForCompiler(value, lang, firstLine) {
  const notes = new RegExp(`\\s*${COMMENT_MARKS[lang]}\\s*((?:\\[!code [^\\]]+\\]\\s*)+)$`)
  const lines = []
  let linesToRemove = 0
  for (const [index, shown] of value.split('\n').entries()) {
    const found = notes.exec(shown)
    const removal = /\[!code --(?::(\d+))?\]/.exec(found?.[1] ?? '')
    if (removal) linesToRemove = Number(removal[1] ?? 1)
    if (linesToRemove > 0) {
      linesToRemove -= 1
      continue
    }
    const text = found ? shown.slice(0, found.index) : shown
    lines.push({ text: lang === 'rust' ? text.replace(/^# |^#$/, '') : text, line: firstLine + index })
  }
  return lines
}
