import type { CreateResolversArgs } from 'gatsby'
import type { Body } from '../../lib/page/body'
import type { SymbolTable } from '../../lib/symbols/symbols'
import { bodyOf } from '../../markdown/body/bodyOf'
import { siteConfig } from '../../site/siteConfig'
import { builtBasePath } from '../basePath'
import { shownPicture } from '../examples/drawnExamples'
import { usesOf } from '../examples/madeExamples'
import { knownSymbols } from '../symbols/knownSymbols'
import type { NodeContext } from '../symbols/knownSymbols'

type PageNode = { filePath: string; content: string }

const basePath = builtBasePath(process, siteConfig.basePath)

type MadeBody = { content: string; table: SymbolTable; body: Body }

/** A page and its alias have the same body; it is made once. */
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
          if (last?.content === content && last.table === table) return last.body
          const body = bodyOf(filePath, decodeURIComponent(content), {
            symbols: () => table,
            usesOf,
            pictureOf: shownPicture,
            basePath,
          })
          made.set(filePath, { content, table, body })
          return body
        },
      },
    },
  })
}
