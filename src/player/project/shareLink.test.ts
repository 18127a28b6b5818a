/** @jest-environment node */
import fs from 'node:fs'
import { toBase64Url, packed } from './packing'
import { projectHash, projectInHash, projectMarkdown } from './shareLink'

const HEART = { path: 'sprites/heart.png', bytes: new Uint8Array(fs.readFileSync('static/downloads/heart.png')) }
const FILES = [
  { path: 'src/lib.rs', text: 'clear(1); // ♥' },
  { path: 'shaders/crt.wgsl', text: 'fn a() {}' },
]
const hashOf = async (shared: unknown) => `#project=${toBase64Url(await packed(JSON.stringify(shared), 'deflate-raw'))}`

test('round-trips name, texts and sprites', async () => {
  const hash = (await projectHash({ name: 'Pong ♥', files: FILES, sprites: [HEART] }))!
  expect(hash).toMatch(/^#project=[\w-]+$/)
  expect(await projectInHash(hash)).toEqual({ name: 'Pong ♥', files: FILES, sprites: [HEART], isForeign: true })
})

test('a project that does not fit has no link', async () => {
  let seed = 1
  const noise = Array.from({ length: 30_000 }, () => {
    seed = (seed * 16_807) % 2_147_483_647
    return String.fromCharCode(33 + (seed % 90))
  }).join('')
  expect(await projectHash({ name: 'a', files: [{ path: 'src/lib.rs', text: noise }], sprites: [] })).toBeUndefined()
  const large = { path: 'sprites/a.png', bytes: new Uint8Array(20_000) }
  expect(await projectHash({ name: 'a', files: FILES, sprites: [large] })).toBeUndefined()
})

test('an ordinary hash is no project', async () => {
  expect(await projectInHash('#rect')).toBeUndefined()
})

test.each([
  ['half a link', async () => (await projectHash({ name: 'a', files: FILES, sprites: [] }))!.slice(0, 40)],
  ['other characters', () => '#project=%%%'],
  ['2 MB of garbage', () => `#project=${'Zz9-'.repeat(500_000)}`],
  ['an empty link', () => '#project='],
  ['no program', () => hashOf({ name: 'a', files: [['turbo.toml', '']] })],
  [
    'a path that leads out',
    () =>
      hashOf({
        name: 'a',
        files: [
          ['src/lib.rs', ''],
          ['shaders/../../x.wgsl', ''],
        ],
      }),
  ],
  [
    'a file twice',
    () =>
      hashOf({
        name: 'a',
        files: [
          ['src/lib.rs', ''],
          ['src/lib.rs', 'b'],
        ],
      }),
  ],
  ['a text that is too long', () => hashOf({ name: 'a', files: [['src/lib.rs', ' '.repeat(60_000)]] })],
  ['a bomb', () => hashOf({ name: 'a'.repeat(9_000_000), files: [['src/lib.rs', '']] })],
  [
    'a sprite that is none',
    () => hashOf({ name: 'a', files: [['src/lib.rs', '']], sprites: [['sprites/a.png', 'AAAA']] }),
  ],
  ['null', () => hashOf(null)],
  ['a number', () => hashOf(3)],
])('%s is damaged', async (_, hash) => {
  expect(await projectInHash(await hash())).toBeNull()
})

test('Markdown has the name, each file in a fence that its text cannot close, and the link', () => {
  expect(projectMarkdown('Pong', [{ path: 'src/lib.rs', text: 'a;\n' }], 'https://x/#p')).toBe(
    '# Pong\n\n```rust\na;\n```\n\n[Open in the Turbo playground](https://x/#p)\n',
  )
  const files = [
    { path: 'src/lib.rs', text: '// ```' },
    { path: 'turbo.toml', text: 'a = 1' },
  ]
  expect(projectMarkdown('', files, undefined)).toBe(
    '# Untitled\n\n`src/lib.rs`\n\n````rust\n// ```\n````\n\n`turbo.toml`\n\n```toml\na = 1\n```\n',
  )
})
