import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { BuildArgs, CreateResolversArgs } from 'gatsby'
import type { SearchDocument } from '../../lib/search/searchDocument'
import { INDEX_ADDRESS_FILE, INDEX_FOLDER } from '../../lib/search/indexAddress'
import { indexFileOf } from './indexFile'
import { pageSectionsOf } from './localSearch'
import type { SourcedPage } from './localSearch'

type Store = Record<string, SearchDocument>

const folder = () => path.resolve('public', INDEX_FOLDER)

/** Writes the index under a name that carries its content's hash, and that name into a small file with a lasting one. */
export async function writeIndex(file: string): Promise<string> {
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 8)
  const name = `search-index-${hash}.json`
  await fs.mkdir(folder(), { recursive: true })
  const old = (await fs.readdir(folder())).filter((entry) => /^search-index-.*\.json$/.test(entry) && entry !== name)
  await fs.writeFile(path.join(folder(), name), file)
  await fs.writeFile(path.join(folder(), INDEX_ADDRESS_FILE), JSON.stringify({ file: name }))
  await Promise.all(old.map((entry) => fs.rm(path.join(folder(), entry), { force: true })))
  return name
}

/** The sections of each page, and the index over the stored sections of all. */
export function addSearchResolvers({ createResolvers }: CreateResolversArgs) {
  createResolvers({
    DocPage: {
      sections: { resolve: (page: SourcedPage) => pageSectionsOf(page) },
    },
    LocalSearchPages: {
      indexFile: {
        type: 'String!',
        description: 'Name of the file with the MiniSearch index over the store; written when it is asked for.',
        resolve: ({ store }: { store: Store }) => writeIndex(indexFileOf(Object.values(store))),
      },
    },
  })
}

/** Writes the index from the stored nodes, where there is no query to ask for it. */
export async function writeIndexOfNodes(nodes: readonly object[]) {
  for (const { store } of nodes as { store: Store }[]) await writeIndex(indexFileOf(Object.values(store)))
}

/** Publishes the index. Stops the build where there is none. */
export async function publishIndex({ graphql, reporter }: Pick<BuildArgs, 'graphql' | 'reporter'>) {
  const result = await graphql<Queries.SearchIndexToPublishQuery>(`
    #graphql
    query SearchIndexToPublish {
      localSearchPages {
        indexFile
      }
    }
  `)
  if (result.errors || !result.data?.localSearchPages) {
    reporter.panicOnBuild('The search index could not be written', result.errors)
  }
}
