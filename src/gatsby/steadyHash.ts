import type { Compiler } from 'webpack'

/**
 * Gives a build without a change the hash of the one before, so that Gatsby renders no page again. Style sheets are compiled by
 * compilers of their own, which count in the hash; taken from the cache, they need none.
 */
export class SteadyHash {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('SteadyHash', (compilation) => {
      compilation.hooks.beforeHash.tap('SteadyHash', () => {
        compilation.children = []
      })
    })
  }
}
