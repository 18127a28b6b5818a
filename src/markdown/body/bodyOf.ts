import type { Root } from 'mdast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { Body } from '../../lib/page/body'
import { readPageSource } from '../pageSource'
import { bodyOfTree } from './bodyTree'
import { rehypePlugins, remarkPlugins } from './plugins'
import type { BodyOptions } from './plugins'

/** Components and expressions go through the step to HTML as they are. */
const passThrough = ['mdxJsxFlowElement', 'mdxJsxTextElement']

/** The body of a page as plain data, drawn in the browser by the one template. */
export function bodyOf(filePath: string, source: string, options: BodyOptions): Body {
  const processor = unified().use(remarkPlugins(options)).use(remarkRehype, { passThrough }).use(rehypePlugins(options))
  const { tree } = readPageSource(filePath, source)
  return bodyOfTree(processor.runSync(tree as Root, new VFile({ value: source, path: filePath })) as never)
}
