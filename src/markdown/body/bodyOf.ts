import type { Root } from 'mdast'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import type { Body } from '../../lib/page/body'
import { readPageSource } from '../pageSource'
import { bodyOfTree } from './bodyTree'
import { rehypePlugins, remarkPlugins } from './plugins'
import type { BodyOptions } from './plugins'

const nothing = () => undefined

/** Components go through the step to HTML as they are. Of expressions only comments are allowed, which leave nothing behind. */
const options = {
  passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement'],
  handlers: { mdxFlowExpression: nothing, mdxTextExpression: nothing, mdxjsEsm: nothing },
}

/** The body of a page as plain data, drawn in the browser by the one template. */
export function bodyOf(filePath: string, source: string, site: BodyOptions): Body {
  const processor = unified().use(remarkPlugins(site)).use(remarkRehype, options).use(rehypePlugins(site))
  const { tree } = readPageSource(filePath, source)
  return bodyOfTree(processor.runSync(tree as Root, new VFile({ value: source, path: filePath })) as never)
}
