import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { contentFault } from '../pageSource'

/** Ends the build with file and line of a node, what is wrong there and what to write instead. */
export function failContent(file: VFile, node: Node | undefined, problem: string, remedy: string, lineOffset = 0): never {
  const filePath = file.path ? path.relative(path.resolve('content'), file.path) : 'page.mdx'
  const line = (node?.position?.start.line ?? 1) + lineOffset + frontmatterLines(file)
  return file.fail(contentFault(filePath, line, problem, remedy), node)
}

/** Gatsby hands pages over without their frontmatter; the lines it took away still count. */
function frontmatterLines(file: VFile): number {
  if (!file.path || !existsSync(file.path)) return 0
  const whole = readFileSync(file.path, 'utf8')
  const bodyStart = whole.lastIndexOf(String(file))
  return bodyStart < 0 ? 0 : whole.slice(0, bodyStart).split('\n').length - 1
}
