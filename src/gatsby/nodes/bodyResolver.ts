import type { CreateResolversArgs } from 'gatsby'
import type { Body } from '../../lib/page/body'
import type { SymbolTable } from '../../lib/symbols/symbols'
import { bodyOf } from '../../markdown/body/bodyOf'
import { siteConfig } from '../../site/siteConfig'
import { builtBasePath } from '../basePath'
import { shownPicture } from '../examples/drawnExamples'
import { exampleOfNode } from '../examples/exampleNodes'
import { usesOf } from '../examples/madeExamples'
import { pictureAt } from '../examples/pictureAt'
import { isPreview } from '../preview/contentFaults'
import { knownSymbols } from '../symbols/knownSymbols'
import type { NodeContext } from '../symbols/knownSymbols'

type PageNode = { filePath: string; content: string }

const basePath = builtBasePath(process, siteConfig.basePath)

type MadeBody = { content: string; table: SymbolTable; body: Body }

/** A page and its alias have the same body; it is made once. A build asks no third time. */
const made = new Map<string, MadeBody>()

/** Makes the body of a page from its source, when a query asks for it. */
export function addBodyResolver({ createResolvers }: CreateResolversArgs) {
  createResolvers({
    DocPage: {
      body: {
        type: 'JSON!',
        description:
          'What the page says, ready to be drawn: text, or [name, props, inside]; the inside is finished HTML or further pieces',
        resolve: async ({ filePath, content }: PageNode, _: unknown, context: NodeContext) => {
          const table = await knownSymbols(context)
          const last = made.get(filePath)
          const source = decodeURIComponent(content)
          // Games show what stands on other pages
          const showsGames = source.includes('<Game ')
          if (last?.content === content && last.table === table && !showsGames) {
            if (!isPreview()) made.delete(filePath)
            return last.body
          }
          const examples = showsGames ? await allExamples(context) : []
          const body = bodyOf(filePath, source, {
            symbols: () => table,
            usesOf,
            pictureOf: shownPicture,
            pictureAt: (href) => pictureAt(href, examples),
            basePath,
          })
          made.set(filePath, { content, table, body })
          return body
        },
      },
    },
  })
}

/** Asked through Gatsby's model, which so knows that the page shows them. */
async function allExamples({ nodeModel }: NodeContext) {
  return [...(await nodeModel.findAll({ type: 'EngineExample' })).entries].map(exampleOfNode)
}
