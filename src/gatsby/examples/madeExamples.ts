import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Use } from 'rust/editor'
import { bundledForNode } from '../bundledForNode'
import { exampleStore } from './exampleStore'
import type { ExampleStore, ExampleCompiler } from './exampleStore'
import { contractSources } from './engineDeclarations'
import type * as exampleMaker from './exampleMaker'

/** Lives and dies with Gatsby's cache, whose nodes point at what is in it. */
const FOLDER = '.cache/examples'

let maker: ExampleCompiler | undefined
let store: ExampleStore | undefined

/** The examples of this site, made once for nodes, queries and tests, in all processes. */
export function madeExamples(): ExampleStore {
  store ??= exampleStore(path.resolve(FOLDER), siteMaker())
  return store
}

/** What a program uses of what is declared. */
export const usesOf = (program: string): readonly Use[] => madeExamples().made({ read: program }).uses

/** Where what the site's own maker has made lies, and what belongs to it. */
export const madeFolder = (): string => path.resolve(FOLDER, compilerVersion())

/** Changes with the code that draws examples, and with the declarations of the engine. */
export const compilerVersion = (): string => siteMaker().version

function siteMaker(): ExampleCompiler {
  maker ??= bundledMaker()
  return maker
}

/** The maker is bundled apart, so that threads can load it, and a change of anything else lets its examples be. */
function bundledMaker(): ExampleCompiler {
  const bundle = bundledForNode('src/gatsby/examples/exampleMaker.ts')
  const hash = createHash('sha256').update(bundle.hash)
  for (const source of contractSources().values()) hash.update(source)
  const version = hash.digest('hex').slice(0, 20)
  let written: string | undefined
  const file = () => {
    if (written) return written
    written = path.resolve(FOLDER, version, 'maker.cjs')
    bundle.write(written)
    return written
  }
  let code: typeof exampleMaker | undefined
  const make: ExampleCompiler['make'] = (order) => {
    code ??= createRequire(file())(file()) as typeof exampleMaker
    return code.make(order)
  }
  return { version, file, make }
}
