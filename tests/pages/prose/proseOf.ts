import type { Image, Parent, Text } from 'mdast'
import { visit } from 'unist-util-visit'
import type { Fence } from '../../../src/markdown/fences/fence'
import type { WrittenLine } from '../../../src/markdown/fences/fenceLines'
import type { ReadPage } from '../../../src/markdown/readPage'

const COMMENT_MARKS: Record<string, string | undefined> = { rust: '//', wgsl: '//', toml: '#', bash: '#' }

/** With lines: text, alt texts, code titles except file names, code comments, title and description. */
export function proseOf({ tree, fences, frontmatter }: ReadPage): WrittenLine[] {
  const { title = '', description = '' } = frontmatter
  const prose = [{ text: `${title} ${description}`, line: 1 }]
  visit(tree as Parent, (visited) => {
    const node = visited as Text | Image
    const line = node.position?.start.line ?? 1
    if (node.type === 'text') prose.push(...linesFrom(node.value, line))
    else if (node.type === 'image') prose.push(...linesFrom(`${node.alt ?? ''} ${node.title ?? ''}`, line))
  })
  return [...prose, ...fences.flatMap(titlesOf), ...fences.flatMap(commentsOf)]
}

function linesFrom(written: string, line: number): WrittenLine[] {
  return written.split('\n').map((text, index) => ({ text, line: line + index }))
}

function titlesOf({ meta: { title }, line }: Fence): WrittenLine[] {
  return title === undefined || /[./]/.test(title) ? [] : [{ text: title, line }]
}

function commentsOf({ language, shown }: Fence): WrittenLine[] {
  const mark = COMMENT_MARKS[language]
  if (mark === undefined) return []
  const comment = new RegExp(`(?:^|\\s)${mark}[/!]? (.*)$`)
  return shown.flatMap(({ text, line }) => {
    const found = comment.exec(text)?.[1]
    return found === undefined ? [] : [{ text: found, line }]
  })
}
