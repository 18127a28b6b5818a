import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Use } from 'rust/editor'
import { bundledForNode } from '../bundledForNode'
import { exampleStore, type ExampleStore, type ExampleCompiler } from './exampleStore'
import { contractSources } from './engineDeclarations'
import type * as exampleMaker from './exampleMaker'

/** Part of Gatsby's cache, whose nodes refer to it. */
const FOLDER = '.cache/examples'

let maker: ExampleCompiler | undefined
let store: ExampleStore | undefined

export function madeExamples(): ExampleStore {
  store ??= exampleStore(path.resolve(FOLDER), siteMaker())
  return store
}

export const usesOf = (program: string): readonly Use[] => madeExamples().made({ read: program }).uses

export const madeFolder = (): string => path.resolve(FOLDER, compilerVersion())

export const compilerVersion = (): string => siteMaker().version

function siteMaker(): ExampleCompiler {
  maker ??= bundledMaker()
  return maker
}

/** Bundled separately, so that threads can load it and unrelated changes keep its results. */
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
