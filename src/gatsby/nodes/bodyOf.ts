import { compileMDX } from 'gatsby-plugin-mdx'
import type { Body } from '../../lib/page/body'
import { COMPONENTS } from '../../markdown/body/jsxNode'
import { jsxRuntime } from '../../markdown/body/jsxRuntime'
import { mdxOptions, type BodyOptions } from '../../markdown/body/mdxOptions'
import { LineMap, runProgram } from '../../markdown/body/pageProgram'
import { ContentError } from '../../markdown/contentError'
import { parseError, plainSource } from '../../markdown/pageSource'

type Arguments = Parameters<typeof compileMDX>

/** The plugin's cache lacks nodes for what is compiled here. */
const cache = { get: () => Promise.resolve(undefined) } as unknown as Arguments[2]

/** Plain data for the template: compiled by gatsby-plugin-mdx, then evaluated. Throws a `ContentError`. */
export async function bodyOf(filePath: string, written: string, options: BodyOptions): Promise<Body> {
  const lines = new LineMap()
  // The plugin reports errors and returns null
  const panicOnBuild = ({ context }: { context: { errorMeta: unknown } }) => {
    throw compileError(filePath, context.errorMeta)
  }
  const reporter = { panicOnBuild } as unknown as Arguments[3]
  const page = { absolutePath: filePath, source: plainSource(written) }
  const compiled = await compileMDX(page, mdxOptions(options, lines), cache, reporter)
  const program = { filePath, code: compiled!.processedMDX, lines }
  return runProgram(program, jsxRuntime(COMPONENTS, options.basePath))
}

/** Syntax errors have a line; other errors are bugs of this site. */
function compileError(filePath: string, error: unknown): unknown {
  return (error as { reason?: string }).reason === undefined || error instanceof ContentError
    ? error
    : parseError(filePath, error)
}
