/** @jest-environment node */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import type { EngineSymbol } from '../../lib/symbols/engineSymbol'
import { SymbolDependencyPlugin, writeSymbolFile } from './symbolFile'

let folder: string

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'symbols-'))
})

afterEach(() => fs.rmSync(folder, { recursive: true }))

const symbol = (name: string, anchor: string) => ({ name, page: '/learn/api/tween', anchor }) as EngineSymbol

/** Compiles a page that links to a symbol, as Gatsby does, with the cache of the build before. */
async function build(file: string, plugins: webpack.WebpackPluginInstance[]): Promise<string> {
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: folder,
    entry: path.join(folder, 'page.mdx'),
    output: { path: path.join(folder, 'dist') },
    cache: { type: 'filesystem', cacheDirectory: path.join(folder, 'cache') },
    module: { rules: [{ test: /\.mdx$/, use: path.join(folder, 'loader.cjs') }] },
    plugins,
  })!
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? stats?.compilation.errors[0]
      if (failure) reject(failure)
      else compiler.close(() => resolve())
    })
  })
  const [, href] = /LINK ([^"'\s]+)/.exec(fs.readFileSync(path.join(folder, 'dist/main.js'), 'utf8')) ?? []
  expect(fs.existsSync(file)).toBe(true)
  return href ?? ''
}

function pageLinkingTo(file: string) {
  fs.writeFileSync(path.join(folder, 'page.mdx'), '# Page')
  const loader = `const fs = require('node:fs')
module.exports = () => {
  const [{ page, anchor }] = JSON.parse(fs.readFileSync(${JSON.stringify(file)}, 'utf8'))
  return 'console.log(' + JSON.stringify('LINK ' + page + '#' + anchor) + ')'
}`
  fs.writeFileSync(path.join(folder, 'loader.cjs'), loader)
}

test('a page is compiled anew when a symbol of another page has moved, however warm the cache', async () => {
  const file = path.join(folder, 'symbols.json')
  pageLinkingTo(file)
  writeSymbolFile([symbol('Tween::set', 'tweenset')], file)
  expect(await build(file, [new SymbolDependencyPlugin(file)])).toBe('/learn/api/tween#tweenset')
  writeSymbolFile([symbol('Tween::set', 'set')], file)
  expect(await build(file, [new SymbolDependencyPlugin(file)])).toBe('/learn/api/tween#set')
})

test('symbols that have not changed leave their file as it was', () => {
  const file = path.join(folder, 'symbols.json')
  writeSymbolFile([symbol('b', 'b'), symbol('a', 'a')], file)
  fs.utimesSync(file, 1, 1)
  writeSymbolFile([symbol('a', 'a'), symbol('b', 'b')], file)
  expect(fs.statSync(file).mtimeMs).toBe(1000)
})
