import path from 'node:path'
import type { Compiler } from 'webpack'
import { upstreamText } from '../../../tests/upstream'
import { isWithoutQueries } from '../queryFolders'
import { changeWebpackConfig, isWithoutComponents, StableBuildHash } from './webpackConfig'

class ESLintWebpackPlugin {}
class TerserPlugin {
  static swcMinify = () => undefined
  options = {}
}

function gatsbyConfig() {
  return {
    cache: { type: 'filesystem' },
    output: {},
    plugins: [new ESLintWebpackPlugin()],
    optimization: {
      minimizer: [new TerserPlugin()],
      splitChunks: { cacheGroups: { styles: {} as { chunks?: unknown }, commons: {}, lib: {} } },
    },
    module: {
      rules: [
        { test: /\.(js|mjs|jsx|ts|tsx)$/, exclude: () => false } as { exclude: (file: string) => boolean },
        {
          oneOf: [
            {
              use: [
                { loader: '/node_modules/css-loader/dist/cjs.js', options: { modules: {} } },
                {
                  loader: '/node_modules/postcss-loader/dist/cjs.js',
                  options: { postcssOptions: () => ({ plugins: [] }) },
                },
              ],
            },
          ],
        },
      ] as object[],
    },
  }
}

function changed(stage: string, config = gatsbyConfig()) {
  changeWebpackConfig({ stage, getConfig: () => config, actions: { replaceWebpackConfig: () => undefined } } as never, [
    'chrome123',
  ])
  return config
}

test('only templates and pages are left to Babel, and in the preview components too', () => {
  const [template, component, rule] = ['src/templates/Page.tsx', 'src/ui/Button.tsx', 'src/lib/page/page.ts'].map(
    (file) => path.resolve(file),
  ) as [string, string, string]
  expect([template, component, rule].map(isWithoutQueries)).toEqual([false, true, true])
  expect([template, component, rule].map(isWithoutComponents)).toEqual([false, false, true])
  const [babel] = changed('build-javascript').module.rules as { exclude: (file: string) => boolean }[]
  expect([template, component].map((file) => babel!.exclude(file))).toEqual([false, true])
})

test('the styles of optional components, and code that two chunks share, are not part of every page', () => {
  const { styles, commons, lib } = changed('build-javascript').optimization.splitChunks.cacheGroups
  const chunks = styles.chunks as (chunk: { name?: string }) => boolean
  expect(
    ['app', 'component---src-templates-page-tsx', 'player', undefined].map((name) => chunks({ name: name! })),
  ).toEqual([true, true, false, false])
  expect([commons, lib]).toEqual([false, false])
})

test.each([
  ['the CSS modules of css-loader', (config) => config.module.rules.pop()],
  ["webpack's file cache", (config) => (config.cache.type = 'memory')],
  ['the rules of babel-loader', (config) => config.module.rules.shift()],
  ['TerserPlugin', (config) => config.optimization.minimizer.pop()],
  [
    'the cache group "styles"',
    (config) => delete (config.optimization.splitChunks.cacheGroups as object as { styles?: object }).styles,
  ],
] as [string, (config: ReturnType<typeof gatsbyConfig>) => unknown][])(
  'a configuration without %s is reported',
  (name, remove) => {
    const config = gatsbyConfig()
    remove(config)
    expect(() => changed('build-javascript', config)).toThrow(`lacks ${name}`)
  },
)

test('a preview without a linter is reported', () => {
  expect(changed('develop').plugins).toEqual([])
  expect(() => changed('develop', { ...gatsbyConfig(), plugins: [] })).toThrow('lacks ESLintWebpackPlugin')
})

test.each([
  ['css-loader', 'webpack-utils.js'],
  ['postcss-loader', 'webpack-utils.js'],
  ['babel-loader', 'webpack-utils.js'],
  ['_terserWebpackPlugin', 'webpack-utils.js'],
  ['eslint-webpack-plugin', 'webpack-utils.js'],
  ['type: `filesystem`', 'webpack.config.js'],
  ['styles: {', 'webpack.config.js'],
  ['commons: {', 'webpack.config.js'],
  ['lib: {', 'webpack.config.js'],
])('%s is part of Gatsby’s %s', (part, file) => {
  expect(upstreamText(`gatsby/dist/utils/${file}`)).toContain(part)
})

describe('the hash of a build', () => {
  function hashed(compilation: { children?: unknown[] }) {
    let beforeHash = () => undefined as void
    const hooks = { beforeHash: { tap: (_: string, run: () => void) => (beforeHash = run) } }
    const tap = (_: string, run: (compilation: unknown) => void) => run(Object.assign(compilation, { hooks }))
    new StableBuildHash().apply({ hooks: { thisCompilation: { tap } } } as unknown as Compiler)
    beforeHash()
    return compilation
  }

  test('child compilations do not count towards the hash', () => {
    expect(hashed({ children: [{ hash: 'styles' }] }).children).toEqual([])
  })

  test('a build whose style sheets all come from the cache has none', () => {
    expect(hashed({ children: [] }).children).toEqual([])
  })

  test('a webpack without them is reported', () => {
    expect(() => hashed({})).toThrow('the child compilations of webpack')
  })

  test('webpack hashes its child compilations, after the hook beforeHash', () => {
    const compilation = upstreamText('webpack/lib/Compilation.js')
    const [hook, children] = ['this.hooks.beforeHash.call()', 'hashing: hash child compilations'].map((text) =>
      compilation.indexOf(text),
    )
    expect(hook).toBeGreaterThan(0)
    expect(children).toBeGreaterThan(hook!)
  })

  test('Gatsby renders all pages again if the hash of the compilation changes', () => {
    expect(upstreamText('gatsby/dist/redux/reducers/html.js')).toMatch(
      /case `SET_WEBPACK_COMPILATION_HASH`:[^]*?htmlFile\.dirty \|= FLAG_DIRTY_BROWSER_COMPILATION_HASH/,
    )
  })
})
