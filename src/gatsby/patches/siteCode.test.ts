import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { upstreamText } from '../../../tests/upstream'
import { bundledForNode } from '../bundledForNode'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-code-'))

afterAll(() => fs.rmSync(folder, { recursive: true }))

test('a stack trace names the line of the TypeScript source', () => {
  const source = 'src/gatsby/siteAddress.ts'
  const [file, traces] = ['bundle.cjs', 'traces.cjs'].map((name) => path.join(folder, name))
  bundledForNode(source).write(file!)
  bundledForNode('src/gatsby/stackTraces.ts').write(traces!)
  const [bundle, mapping] = [file, traces].map((name) => JSON.stringify(name))
  const code = `require(${mapping}).mapStackTraces(${bundle}); require(${bundle}).siteUrl({ SITE_URL: 'nowhere' }, {})`
  const { stderr } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' })
  const line =
    fs
      .readFileSync(source, 'utf8')
      .split('\n')
      .findIndex((text) => text.includes('throw new Error')) + 1
  expect(stderr).toContain(`${path.resolve(source)}:${line}:`)
})

test('a comment does not change the hash, code does', () => {
  const hashOf = (text: string) => {
    const file = path.join(folder, 'module.ts')
    fs.writeFileSync(file, text)
    return bundledForNode(file).hash
  }
  const hash = hashOf('export const a = 1')
  expect(hashOf('// A comment\n\nexport const a = 1')).toBe(hash)
  expect(hashOf('export const a = 2')).not.toBe(hash)
})

test('Gatsby compiles gatsby-node.ts and gatsby-config.ts into the folder of the bundle, and empties it before', () => {
  const compile = upstreamText('gatsby/dist/utils/parcel/compile-gatsby-files.js')
  expect(compile).toContain('COMPILED_CACHE_DIR = `.cache/compiled`')
  expect(compile).toContain('gatsbyFileRegex = `gatsby-+(node|config).ts`')
  expect(compile).toMatch(/emptyDir\)\(distDir\);[^]*runParcel/)
})
