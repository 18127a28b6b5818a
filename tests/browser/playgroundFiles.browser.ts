import fs from 'node:fs'
import { deflateSync } from 'node:zlib'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { Page } from '@playwright/test'
import { expect, test } from './reader'
import {
  chooseSprites,
  copyLink,
  download,
  expectColor,
  fieldOf,
  nameOf,
  PLAYGROUND,
  press,
  projectsIn,
  stateOf,
  statusOf,
  textOf,
  write,
} from './workbench'

const RED = 'turbo::go!({ clear(0xff0000ff); });'

/** A PNG of one color; `width` and `height` may lie. */
function png(width: number, height: number, color: readonly number[] = [0, 0, 255, 255]): Buffer {
  const table = Array.from({ length: 256 }, (_, index) => {
    let value = index
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
    return value >>> 0
  })
  const crc = (data: Buffer) => {
    let value = 0xffffffff
    for (const byte of data) value = table[(value ^ byte) & 255]! ^ (value >>> 8)
    return (value ^ 0xffffffff) >>> 0
  }
  const word = (value: number) => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(value >>> 0)
    return bytes
  }
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    return Buffer.concat([word(data.length), body, word(crc(body))])
  }
  const header = Buffer.concat([word(width), word(height), Buffer.from([8, 6, 0, 0, 0])])
  const rows = Math.min(height, 32)
  const row = Buffer.concat([
    Buffer.from([0]),
    Buffer.concat(Array.from({ length: Math.min(width, 32) }, () => Buffer.from(color))),
  ])
  const data = deflateSync(Buffer.concat(Array.from({ length: rows }, () => row)))
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const importZip = (page: Page, buffer: Buffer) =>
  page.getByLabel('Project as zip').setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer })

test('own sprites are listed, completed, drawn, kept, and shared', async ({ visitLive, newVisitor }) => {
  const { page, context, errors } = await visitLive(PLAYGROUND)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await nameOf(page).fill('My art')
  await write(page, 'turbo::go!({\n    \n});')
  await chooseSprites(page, [
    { name: 'Tile.png', buffer: png(16, 16) },
    { name: 'knight.aseprite', buffer: download('hero.aseprite') },
    { name: 'walk.webp', buffer: download('munch_cat.webp') },
  ])
  const insert = (name: string) => page.getByRole('button', { name: `Insert sprite!("${name}")`, exact: true })
  await expect(insert('Tile')).toContainText('16 × 16')
  await expect(insert('walk')).toContainText('4 frames')
  await expect(insert('knight#run')).toContainText('4 frames')
  await page.locator('.cm-line').nth(1).click()
  await insert('Tile').click()
  await expect.poll(() => textOf(page)).toContain('sprite!("Tile", x = 0, y = 0);')
  await expectColor(page, '0,0,255')
  await expect(page.getByRole('tabpanel', { name: 'Problems' })).toContainText('No problems.')
  await page.keyboard.type(' sprite!("kni')
  await expect(page.getByRole('listbox', { name: 'Completions' }).getByText('knight#run')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(stateOf(page)).toHaveText('Saved')
  await page.reload()
  await expect(insert('Tile')).toBeVisible()
  await write(page, 'turbo::go!({ clear(0xff0000ff); sprite!("Tile"); });')
  await expectColor(page, '0,0,255')
  await press(page, 'Remove sprites/walk.webp')
  await expect(insert('walk')).toHaveCount(0)
  await press(page, 'Undo')
  await expect(insert('walk')).toBeVisible()
  const link = await copyLink(page)
  const { page: other } = await newVisitor()
  await other.goto(link)
  await expect(nameOf(other)).toHaveValue('My art')
  await expectColor(other, '0,0,255')
  expect(errors).toEqual([])
})

test(
  'wrong and huge pictures get a clear message, and the page keeps working',
  { tag: '@deep' },
  async ({ visitLive }) => {
    const { page } = await visitLive(PLAYGROUND)
    const broken = Buffer.from(download('hero.aseprite'))
    broken.fill(0xff, 200)
    const cases: [name: string, buffer: Buffer, message: string][] = [
      ['huge.png', Buffer.alloc(20_000_000), 'huge.png is too large: 20 MB of at most 1 MB.'],
      ['bomb.png', png(30_000, 30_000), 'bomb.png is too large: 30000 × 30000 pixels of at most 1024 × 1024.'],
      ['broken.aseprite', broken, 'broken.aseprite is damaged.'],
      ['half.png', png(16, 16).subarray(0, 40), 'half.png is damaged.'],
      ['text.png', Buffer.from('hello'), 'text.png is not a PNG, GIF, WebP or Aseprite file, or it is damaged.'],
    ]
    for (const [name, buffer, message] of cases) {
      await chooseSprites(page, [{ name, buffer }])
      await expect(page.getByText(message)).toBeVisible()
    }
    await expect(page.getByText('Drop PNG, GIF, WebP or Aseprite files here.')).toBeVisible()
    await write(page, RED)
    await expectColor(page, '255,0,0')
  },
)

test('a link keeps the name, shows the first frame, and runs nothing until Play', async ({ visitLive, newVisitor }) => {
  const { page, context } = await visitLive(PLAYGROUND)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await nameOf(page).fill('Ticker')
  await write(page, 'turbo::go!({ clear(if tick() == 0 { 0xff0000ff } else { 0x00ff00ff }); });')
  await expectColor(page, '255,0,0')
  const link = await copyLink(page)
  expect(link).toMatch(/\/playground#project=[\w-]+$/)
  const { page: other } = await newVisitor()
  await other.goto(link)
  await expect(nameOf(other)).toHaveValue('Ticker')
  await expect(statusOf(other)).toHaveText('This code comes from a shared link. Review it before you press Play.')
  await expectColor(other, '255,0,0')
  await expect(other).toHaveURL(PLAYGROUND)
  await other.reload()
  await expect(nameOf(other)).toHaveValue('Ticker')
  await expect(other.getByRole('button', { name: 'Step' })).toBeDisabled()
  await expectColor(other, '255,0,0')
  await press(other, 'Play')
  await expectColor(other, '0,255,0')
})

test('a link of earlier versions opens', { tag: '@deep' }, async ({ newVisitor, visitLive }) => {
  const { page, context } = await visitLive('/learn/api/rectangles')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Edit' }).first().click()
  const field = page.getByRole('textbox', { name: 'Rust program of this example' })
  await field.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('clear(0xff0000ff);')
  await press(page, 'Copy link')
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const { page: other } = await newVisitor()
  await other.goto(`${PLAYGROUND}${new URL(link).hash}`)
  await expectColor(other, '255,0,0')
})

test('a damaged link says one thing and keeps the work', { tag: '@deep' }, async ({ visitLive }) => {
  const { page, errors } = await visitLive(PLAYGROUND)
  await write(page, RED)
  await expect(stateOf(page)).toHaveText('Saved')
  for (const hash of ['#project=abc', '#edit=0.x']) {
    await page.evaluate((address) => (location.hash = address), hash)
    await expect(page.getByText('This link is damaged or incomplete. Ask for a new one.')).toBeVisible()
  }
  await page.evaluate(() => (location.hash = `#project=${'Zz9-'.repeat(500_000)}`))
  await expect(page.getByText('This link is damaged or incomplete. Ask for a new one.')).toBeVisible()
  expect(await textOf(page)).toBe(RED)
  expect(await projectsIn(page)).toEqual(['Untitled'])
  expect(errors).toEqual([])
})

test('a project that is too large for a link offers the zip', async ({ visitLive }) => {
  const { page } = await visitLive(PLAYGROUND)
  let seed = 1
  const noise = Array.from({ length: 30_000 }, () => {
    seed = (seed * 16_807) % 2_147_483_647
    return String.fromCharCode(97 + (seed % 26))
  }).join('')
  await write(page, `// ${noise}`)
  await press(page, 'Share')
  await press(page, 'Copy link')
  await expect(
    page.getByText('This project is too large for a link, which has at most 16,000 characters.'),
  ).toBeVisible()
  const saving = page.waitForEvent('download')
  await press(page, 'Download (.zip)')
  await saving
})

test('Markdown has the code and a link', async ({ visitLive }) => {
  const { page, context } = await visitLive(PLAYGROUND)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await nameOf(page).fill('Red')
  await write(page, RED)
  await press(page, 'Share')
  await press(page, 'Copy as Markdown')
  await expect(page.getByText('Copied as Markdown.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^# Red\n\n```rust\nturbo::go!\(\{ clear\(0xff0000ff\); \}\);\n```\n\n\[Open in the Turbo playground\]\(http.*#project=/,
  )
})

test('a project downloads with sprites, settings and shaders, and can be imported again', async ({ visitLive }) => {
  const { page } = await visitLive(PLAYGROUND)
  await nameOf(page).fill('Ada’s 1st Game')
  await write(page, 'turbo::go!({\n    sprite!("heart");\n    sprite!("enemies/bat");\n    sprite!("Tile");\n});')
  await chooseSprites(page, [{ name: 'Tile.png', buffer: png(16, 16) }])
  await press(page, '+ Add shader')
  await page.getByRole('textbox', { name: 'Name of the shader' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'shaders/effect.wgsl' })).toBeFocused()
  const saving = page.waitForEvent('download')
  await press(page, 'Download')
  await press(page, 'Download project (.zip)')
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('adas-1st-game.zip')
  const bytes = fs.readFileSync(await saved.path())
  const files = unzipSync(new Uint8Array(bytes))
  expect(Object.keys(files).sort()).toEqual([
    'adas-1st-game/Cargo.toml',
    'adas-1st-game/shaders/effect.wgsl',
    'adas-1st-game/sprites/Tile.png',
    'adas-1st-game/sprites/enemies/bat.webp',
    'adas-1st-game/sprites/heart.png',
    'adas-1st-game/src/lib.rs',
    'adas-1st-game/turbo.toml',
  ])
  expect(strFromU8(files['adas-1st-game/src/lib.rs']!)).toContain('sprite!("Tile");\n});\n')
  expect(files['adas-1st-game/sprites/heart.png']).toEqual(new Uint8Array(download('heart.png')))
  await press(page, 'New')
  await importZip(page, bytes)
  await expect(nameOf(page)).toHaveValue('Ada’s 1st Game 2')
  await expect(page.getByRole('button', { name: 'Insert sprite!("enemies/bat")' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'shaders/effect.wgsl', exact: true })).toBeVisible()
  await expect.poll(() => textOf(page)).toContain('sprite!("enemies/bat");')
})

test('dangerous zips are refused, and the work stays', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive(PLAYGROUND)
  await write(page, RED)
  const program = strToU8(RED)
  const cases: [files: Record<string, Uint8Array>, message: string][] = [
    [{ 'src/lib.rs': program, '../../evil.rs': program }, 'lead out of its folder'],
    [{ 'src/lib.rs': program, 'sprites/a.png': new Uint8Array(50_000_000) }, 'unpacks to more than 12 MB'],
    [{ 'readme.txt': program }, 'contains no Turbo project'],
  ]
  for (const [files, message] of cases) {
    await importZip(page, Buffer.from(zipSync(files)))
    await expect(page.getByText(message)).toBeVisible()
  }
  await importZip(page, Buffer.from('hello'))
  await expect(page.getByText('This zip is damaged.')).toBeVisible()
  await expect(fieldOf(page)).toHaveText(RED)
  expect(await projectsIn(page)).toEqual(['Untitled'])
})
