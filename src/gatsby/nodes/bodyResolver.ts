import type { CreateResolversArgs } from 'gatsby'
import type { Body } from '../../lib/page/body'
import { SymbolTable } from '../../lib/symbols/symbols'
import { bodyOf } from '../../markdown/body/bodyOf'
import { siteConfig } from '../../site/siteConfig'
import { builtBasePath } from '../basePath'
import { symbolOfNode } from '../symbols/symbolNodes'

type SymbolNode = Record<string, unknown> & { internal: { contentDigest: string } }

type Context = {
  nodeModel: { findAll: (query: object) => Promise<{ entries: Iterable<SymbolNode> }> }
}

type PageNode = { filePath: string; content: string }

const basePath = builtBasePath(process, siteConfig.basePath)

let known: { digests: string; table: SymbolTable } | undefined

/** The documented symbols of all pages. Asked through Gatsby's model, which so knows whom to ask again when one changes. */
async function symbolTable({ nodeModel }: Context): Promise<SymbolTable> {
  const nodes = [...(await nodeModel.findAll({ type: 'EngineSymbol' })).entries]
  const digests = nodes.map(({ internal }) => internal.contentDigest).join()
  if (known?.digests !== digests) known = { digests, table: new SymbolTable(nodes.map(symbolOfNode)) }
  return known.table
}

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
        resolve: async ({ filePath, content }: PageNode, _: unknown, context: Context) => {
          const table = await symbolTable(context)
          const last = made.get(filePath)
          if (last?.content === content && last.table === table) return last.body
          const body = bodyOf(filePath, decodeURIComponent(content), { symbols: () => table, basePath })
          made.set(filePath, { content, table, body })
          return body
        },
      },
    },
  })
}
