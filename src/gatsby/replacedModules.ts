import path from 'node:path'
import type { Compiler, NormalModule } from 'webpack'
import { foundBy } from './foundBy'

/** A module that does more than this site asks of it, and what the published scripts have in its place. */
type Replacement = [replaced: RegExp, by: string]

const REPLACEMENTS: Replacement[] = [
  [/^react-helmet$/, 'src/features/head/browserHelmet.tsx'],
  [/^gatsby-react-router-scroll$/, 'src/gatsby/unused/scrollContext.ts'],
  [/\/head-export-handler-for-browser$/, 'src/gatsby/unused/headHandler.ts'],
  [/^@lezer\/common$/, 'src/gatsby/unused/syntaxTree.ts'],
  [/^@lezer\/highlight$/, 'src/gatsby/unused/syntaxColors.ts'],
  [/internal-plugins[\\/]partytown[\\/]gatsby-browser/, 'src/gatsby/unused/partytown.ts'],
]

/** Replaces modules in the published scripts. A replacement that nobody asked for any more fails the build. */
export class ReplacedModules {
  apply(compiler: Compiler) {
    for (const [replaced, by] of REPLACEMENTS) {
      new compiler.webpack.NormalModuleReplacementPlugin(replaced, path.resolve(by)).apply(compiler)
    }
    compiler.hooks.thisCompilation.tap('ReplacedModules', ({ hooks }) => {
      hooks.finishModules.tap('ReplacedModules', (modules) => {
        const resources = [...modules].map((module) => (module as NormalModule).resource)
        for (const [replaced, by] of REPLACEMENTS) {
          const own = path.resolve(by)
          foundBy(
            `the replacement of ${replaced}`,
            resources.filter((resource) => resource === own),
          )
        }
      })
    })
  }
}
