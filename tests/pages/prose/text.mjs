import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { parse } from 'yaml'

const COMMENTS = { rust: '//', wgsl: '//', toml: '#', bash: '#' }

/** What a reader reads as prose: `{ text, line }` for each run of text, with the comments in code and the frontmatter. */
export function proseOf({ tree }) {
  const runs = []
  visit(tree, ['text', 'yaml', 'code'], ({ type, lang, value, position }) => {
    const line = position.start.line
    if (type === 'text') runs.push(...linesFrom(value, line))
    else if (type === 'yaml') {
      const { title = '', description = '' } = parse(value) ?? {}
      runs.push({ text: `${title} ${description}`, line })
    } else if (lang in COMMENTS) runs.push(...commentsOf(value, COMMENTS[lang], line + 1))
  })
  return runs
}

function linesFrom(value, firstLine) {
  return value.split('\n').map((text, index) => ({ text, line: firstLine + index }))
}

function commentsOf(value, mark, firstLine) {
  const comment = new RegExp(`(?:^|\\s)${mark} (.*)$`)
  return linesFrom(withoutNotes(value), firstLine).flatMap(({ text, line }) => {
    const found = comment.exec(text)
    const isHidden = mark === '//' && /^#( |$)/.test(text)
    return found && !isHidden ? [{ text: found[1], line }] : []
  })
}

/** Code as it is shown: without the notes that mark lines. */
export function withoutNotes(code) {
  return code.replace(/[ \t]*(?:\/\/|#)[ \t]*(?:\[!code [^\]]+\][ \t]*)+$/gm, '')
}

/** The words of a page in lower case, without what is a name in code: `{ word, line }`. */
export function wordsOf(page) {
  return proseOf(page).flatMap(({ text, line }) =>
    [...text.matchAll(/[\p{L}\p{N}_'’]+/gu)]
      .filter(([found]) => !/[\d_]/.test(found))
      .map(([found]) =>
        found
          .toLowerCase()
          .replaceAll('’', "'")
          .replace(/^'+|('s)?'*$/g, ''),
      )
      .filter((word) => word.length > 1)
      .map((word) => ({ word, line })),
  )
}

/** How many words a piece of content has. */
export function wordCount(node) {
  return toString(node).split(/\s+/).filter(Boolean).length
}
