import type { CreateResolversArgs, Reporter } from 'gatsby'
import type { Body } from '../../lib/page/body'
import type { EngineExample } from '../../lib/symbols/engineExample'
import type { SymbolTable } from '../../lib/symbols/symbols'
import { ContentError } from '../../markdown/contentError'
import { pictureAt, shownPicture } from '../examples/drawnExamples'
import { knownExamples } from '../examples/exampleNodes'
import { usesOf } from '../examples/madeExamples'
import { isPreview, reportErrors } from '../preview/contentErrors'
import { knownSymbols, type NodeContext } from '../symbols/symbolNodes'
import { bodyOf } from './bodyOf'
import { lastPageOfFile } from './contentPages'

type PageNode = { filePath: string; content: string }

type MadeBody = {
  content: string
  table: SymbolTable
  examples: readonly EngineExample[]
  body: Promise<Body>
}

const NO_EXAMPLES: readonly EngineExample[] = []

/** By page and alias; a build requests each twice. */
const made = new Map<string, MadeBody>()

/** Links and images carry Gatsby's base path, in forked processes as well. */
export function addBodyResolver({ createResolvers, reporter, basePath }: CreateResolversArgs) {
  createResolvers({
    DocPage: {
      body: {
        type: 'JSON!',
        description:
          'The content of the page, ready to be rendered: text, or [name, props, children]; children are built HTML or nodes',
        resolve: async ({ filePath, content }: PageNode, _: unknown, context: NodeContext) => {
          const table = await knownSymbols(context)
          // Games depend on other pages
          const examples = content.includes('<Game ') ? await knownExamples(context) : NO_EXAMPLES
          const last = made.get(filePath)
          if (last?.content === content && last.table === table && last.examples === examples) {
            if (!isPreview()) made.delete(filePath)
            return reportedBody(filePath, last.body, reporter)
          }
          const body = bodyOf(filePath, content, {
            symbols: () => table,
            usesOf,
            pictureOf: shownPicture,
            pictureAt: (href) => pictureAt(href, examples),
            basePath,
          })
          made.set(filePath, { content, table, examples, body })
          return reportedBody(filePath, body, reporter)
        },
      },
    },
  })
}

/** Shown in the preview while there are errors. */
const lastBodies = new Map<string, Body>()

const failing = new Set<string>()

/** Errors fail a build; the preview reports them and shows the last valid body. */
async function reportedBody(filePath: string, made: Promise<Body>, reporter: Reporter): Promise<Body> {
  try {
    const body = await made
    if (isPreview()) lastBodies.set(filePath, body)
    if (failing.delete(filePath)) reportErrors(new Map([[filePath, errorsOf(filePath)]]), reporter)
    return body
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const errors = errorsOf(filePath)
    failing.add(filePath)
    // Errors in reading the page are often the cause
    reportErrors(new Map([[filePath, errors.length > 0 ? errors : [error.message]]]), reporter)
    return lastBodies.get(filePath) ?? []
  }
}

const errorsOf = (filePath: string) => lastPageOfFile(filePath)?.errors ?? []
