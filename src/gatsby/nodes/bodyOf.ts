import { compileMDX } from 'gatsby-plugin-mdx'
import type { Body } from '../../lib/page/body'
import { COMPONENTS } from '../../markdown/body/jsxNode'
import { jsxRuntime } from '../../markdown/body/jsxRuntime'
import { mdxOptions } from '../../markdown/body/mdxOptions'
import type { BodyOptions } from '../../markdown/body/mdxOptions'
import { LineMap, runProgram } from '../../markdown/body/pageProgram'
import { ContentError } from '../../markdown/contentError'
import { parseError, plainSource } from '../../markdown/pageSource'

type Arguments = Parameters<typeof compileMDX>

/** No node of the plugin belongs to what is compiled here. */
const cache = { get: () => Promise.resolve(undefined) } as unknown as Arguments[2]

/**
 * The body of a page as plain data, rendered in the browser by the one template: its MDX is compiled by gatsby-plugin-mdx and
 * run. Throws a `ContentError` where either fails.
 */
export async function bodyOf(filePath: string, written: string, options: BodyOptions): Promise<Body> {
  const lines = new LineMap()
  // The plugin reports what fails, and resolves to null
  const panicOnBuild = ({ context }: { context: { errorMeta: unknown } }) => {
    throw compileError(filePath, context.errorMeta)
  }
  const reporter = { panicOnBuild } as unknown as Arguments[3]
  const page = { absolutePath: filePath, source: plainSource(written) }
  const compiled = await compileMDX(page, mdxOptions(options, lines), cache, reporter)
  const program = { filePath, code: compiled!.processedMDX, lines }
  return runProgram(program, jsxRuntime(COMPONENTS, options.basePath))
}

/** Syntax errors name their line; anything else but a `ContentError` is a bug of ours. */
function compileError(filePath: string, error: unknown): unknown {
  return (error as { reason?: string }).reason === undefined || error instanceof ContentError
    ? error
    : parseError(filePath, error)
}
