import type { Locator, Page } from '@playwright/test'
import { testBrowserPath } from '../../scripts/chromiumPath'
import { WEBGPU_ARGS } from '../../scripts/webgpuArgs'
import { overwrite } from './editor'
import { drawn, expect, hydrated, test } from './reader'

test.use({
  launchOptions: {
    executablePath: testBrowserPath(),
    args: ['--no-sandbox', '--disable-quic', '--no-first-run', ...WEBGPU_ARGS],
  },
})

const PAGE = '/learn/guides/shaders'

const TOGGLED = 'The complete result'
const TELEVISION = 'An old television'
const LAMP = 'A light that stays in its place'

const exampleOf = (page: Page, name: string) =>
  page
    .locator('[data-example]')
    .filter({ has: page.getByRole('group', { name: `Live example: ${name}`, exact: true }) })
const pressIn = (example: Locator, name: string) => example.getByRole('button', { name, exact: true }).click()
const shaderOf = (example: Locator) => example.getByRole('textbox', { name: 'WGSL shader of this example' })
const rustOf = (example: Locator) => example.getByRole('textbox', { name: 'Rust program of this example' })

/** The color of a pixel of the canvas. */
const colorAt = (example: Locator, x: number, y: number) =>
  example.locator('canvas').evaluate(
    (canvas: HTMLCanvasElement, [left, top]) => {
      const [red, green, blue] = canvas.getContext('2d')!.getImageData(left, top, 1, 1).data
      return [red, green, blue]
    },
    [x, y] as const,
  )

const effect = (body: string) => `@fragment\nfn fs_main(in: VertexOutput) -> @location(0) vec4<f32> {\n${body}\n}`

/** Opens the editors of an example and waits for its canvas. */
async function edit(example: Locator) {
  await pressIn(example, 'Edit')
  await expect(shaderOf(example)).toBeFocused()
  await expect(example.locator('[data-live] canvas')).toBeVisible()
}

test('a shader of turbo.toml changes the canvas, like its picture', async ({ visitLive }) => {
  const { page, errors } = await visitLive(PAGE)
  const example = exampleOf(page, TELEVISION)
  await pressIn(example, 'Step')
  await expect.poll(() => colorAt(example, 8, 8)).toEqual([29, 42, 82])
  await expect.poll(() => colorAt(example, 8, 9)).toEqual([18, 28, 58])
  expect(errors).toEqual([])
})

test('an example opens in the playground with its shader turned on', async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  const example = exampleOf(page, TELEVISION)
  await edit(example)
  await example.getByRole('tab', { name: 'src/lib.rs' }).click()
  await pressIn(example, 'Open in the playground')
  const files = page.getByRole('navigation', { name: 'Files' })
  await expect(files.getByRole('button', { name: 'turbo.toml', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Step', exact: true }).click()
  const stage = page.locator('figure', { has: page.getByRole('img', { name: 'Picture of the program' }) })
  await expect.poll(() => colorAt(stage, 8, 8)).toEqual([29, 42, 82])
  await expect.poll(() => colorAt(stage, 8, 9)).toEqual([18, 28, 58])
})

test('`shaders::set`, `get` and `reset` switch a shader while the game runs', async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  const example = exampleOf(page, TOGGLED)
  await pressIn(example, 'Play')
  await expect(example.getByRole('status').filter({ hasText: /\S/ }).first()).toHaveText(/^Running/)
  await expect.poll(() => colorAt(example, 8, 130)).not.toEqual([51, 102, 153])
  // Two short presses within one update count once
  await page.keyboard.down('z')
  await expect.poll(() => colorAt(example, 8, 130)).toEqual([51, 102, 153])
  await page.keyboard.up('z')
  await page.keyboard.down('z')
  await expect.poll(() => colorAt(example, 8, 130)).not.toEqual([51, 102, 153])
})

test('the uniform holds camera, tick and size of the canvas', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  const example = exampleOf(page, LAMP)
  await edit(example)
  const isRight =
    'u32(global.camera.x) == 168u && global.camera.yz.x == 72.0 && global.camera.z == 1.0 && global.tick == 30u && all(global.viewport == vec2<f32>(256.0, 144.0))'
  await overwrite(shaderOf(example), effect(`return vec4<f32>(select(1.0, 0.0, ${isRight}), 0.0, 1.0, 1.0);`))
  await expect.poll(() => colorAt(example, 0, 0)).toEqual([0, 0, 255])
})

test('an edited shader is drawn, kept, and reset with its program', async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  const example = exampleOf(page, TELEVISION)
  await edit(example)
  await overwrite(shaderOf(example), effect('return vec4<f32>(in.uv.x, 0.0, 0.0, 0.0);'))
  await expect.poll(() => colorAt(example, 255, 8)).toEqual([255, 0, 0])
  await example.getByRole('tab', { name: 'src/lib.rs' }).click()
  await overwrite(rustOf(example), 'turbo::go!({ shaders::reset(); clear(0x00ff00ff); });')
  await expect.poll(() => colorAt(example, 255, 8)).toEqual([0, 255, 0])
  await page.reload()
  await expect.poll(() => colorAt(example, 255, 8)).toEqual([0, 255, 0])
  await pressIn(example, 'Reset')
  await expect.poll(() => colorAt(example, 8, 8)).toEqual([28, 42, 81])
})

test("errors of the browser's compiler are shown at their line; the last version stays", async ({ visitLive }) => {
  const { page, errors } = await visitLive(PAGE)
  const example = exampleOf(page, TELEVISION)
  await edit(example)
  await overwrite(shaderOf(example), effect('    return vec4<f32>(0.0, 0.0, 1.0, 1.0);'))
  await expect.poll(() => colorAt(example, 8, 8)).toEqual([0, 0, 255])
  await overwrite(shaderOf(example), effect('    let a = 1.0\n    return vec4<f32>(1.0);'))
  await expect(example.getByText("Line 4: expected ';' for variable declaration").first()).toBeVisible()
  await expect(shaderOf(example)).toHaveAttribute('aria-invalid', 'true')
  await expect(
    example.getByText("The shader television has an error: expected ';' for variable declaration"),
  ).toBeVisible()
  expect(await colorAt(example, 8, 8)).toEqual([0, 0, 255])
  await overwrite(shaderOf(example), effect('    return vec4<f32>(1.0, 0.0, 0.0, 1.0);'))
  await expect.poll(() => colorAt(example, 8, 8)).toEqual([255, 0, 0])
  await expect(shaderOf(example)).toHaveAttribute('aria-invalid', 'false')
  expect(errors).toEqual([])
})

const HOSTILE: readonly (readonly [name: string, text: string, said: RegExp])[] = [
  ['no fs_main', '@fragment\nfn main() -> @location(0) vec4<f32> { return vec4<f32>(); }', /calls .?fs_main/],
  [
    'a binding of its own',
    `@group(1) @binding(2) var more: sampler;\n${effect('return textureSample(t_canvas, more, in.uv);')}`,
    /binds nothing to group 1 at binding 2/,
  ],
  ['a huge array', effect('var a: array<f32, 1000000>; return vec4<f32>(a[i32(in.uv.x)]);'), /must be less than/],
  ['no shader at all', 'Hello, world!', /unexpected token/],
  [
    'an endless loop',
    effect('var x = 0.0; while (true) { x += sin(x) + 1.0; if (x < -1.0) { break; } } return vec4<f32>(x);'),
    /doesn’t end, so it was switched off|takes longer than a second/,
  ],
]

test(
  'hostile shaders are refused or switched off; game and page keep running',
  { tag: '@deep' },
  async ({ visitLive }) => {
    const { page, errors } = await visitLive(PAGE)
    const example = exampleOf(page, TELEVISION)
    await edit(example)
    for (const [name, text, said] of HOSTILE) {
      await overwrite(shaderOf(example), text)
      await expect(example.getByText(said).last(), name).toBeVisible()
    }
    await drawn(page)
    await overwrite(shaderOf(example), effect('return vec4<f32>(0.0, 1.0, 0.0, 1.0);'))
    await expect.poll(() => colorAt(example, 8, 8), { timeout: 30_000 }).toEqual([0, 255, 0])
    expect(errors).toEqual([])
  },
)

test(
  'an unknown name is reported, an empty one is none, and 10,000 changes in a frame are fine',
  { tag: '@deep' },
  async ({ visitLive }) => {
    const { page } = await visitLive(PAGE)
    const example = exampleOf(page, TELEVISION)
    await edit(example)
    await pressIn(example, 'Step')
    await example.getByRole('tab', { name: 'src/lib.rs' }).click()
    await overwrite(rustOf(example), 'turbo::go!({ clear(0xff0000ff); shaders::set("crt"); });')
    await expect(example.getByText('There is no shader called crt.')).toBeVisible()
    await expect.poll(() => colorAt(example, 8, 8)).toEqual([255, 0, 0])
    await overwrite(rustOf(example), 'turbo::go!({ clear(0x00ff00ff); shaders::set(""); });')
    await expect.poll(() => colorAt(example, 8, 8)).toEqual([0, 255, 0])
    await expect(example.getByText('There is no shader called')).toHaveCount(0)
    await overwrite(
      rustOf(example),
      'turbo::go!({ clear(0xffffffff); for i in 0..10000 { shaders::set("x"); shaders::set("television"); } });',
    )
    await expect.poll(() => colorAt(example, 8, 9)).toEqual([185, 185, 185])
  },
)

/** Loses the first device after its third frame. */
const LOSING = `
  const { requestDevice } = GPUAdapter.prototype
  const { submit } = GPUQueue.prototype
  let first
  let frames = 0
  GPUAdapter.prototype.requestDevice = async function () {
    const device = await requestDevice.call(this)
    first ??= device
    return device
  }
  GPUQueue.prototype.submit = function (commands) {
    submit.call(this, commands)
    if ((frames += 1) === 3) first.destroy()
  }
`

test('a lost device leaves the game running, and Restart opens another', { tag: '@deep' }, async ({ newVisitor }) => {
  const { page } = await newVisitor()
  await page.route(/player-surface/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: LOSING + (await response.text()) })
  })
  await page.goto(PAGE)
  await hydrated(page)
  const example = exampleOf(page, TELEVISION)
  await pressIn(example, 'Play')
  await expect(example.getByText('The graphics device stopped.')).toBeVisible()
  await expect.poll(() => colorAt(example, 8, 9)).toEqual([29, 43, 83])
  await expect(example.getByRole('status').filter({ hasText: /\S/ }).first()).toHaveText(/^Running/)
  await pressIn(example, 'Restart')
  await expect(example.getByText('The graphics device stopped.')).toHaveCount(0)
  await expect.poll(() => colorAt(example, 8, 9)).not.toEqual([29, 43, 83])
})

test('WGSL is completed with the signatures of its functions', { tag: '@deep' }, async ({ visitLive }) => {
  const { page } = await visitLive(PAGE)
  const example = exampleOf(page, TELEVISION)
  await edit(example)
  await overwrite(shaderOf(example), effect('    '))
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  await page.keyboard.type('let a = smo')
  const option = page.getByRole('option', { name: /smoothstep/ })
  // The names load with the first request, and CodeMirror ignores a click within 75 ms after opening a list
  await expect(async () => {
    await page.keyboard.press('Control+Space')
    await expect(option).toContainText('(low: T, high: T, e: T) -> T', { timeout: 1000 })
    await option.click({ timeout: 1000 })
    await expect(shaderOf(example)).toContainText('let a = smoothstep', { timeout: 1000 })
  }).toPass()
})

test('pages without shaders load nothing of this', async ({ visitLive }) => {
  const { page } = await visitLive('/learn/api/rectangles')
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: 'Edit' }).first().click()
  await expect(rustOf(page.locator('article'))).toBeFocused()
  expect(loaded.filter((file) => /surface|wgsl/.test(file))).toEqual([])
})
