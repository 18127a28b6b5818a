import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { build } from 'esbuild'
import { orderOf } from '../../src/gatsby/examples/drawnExamples'
import { makeExample, unpackedCanvas, type MadePicture, type SurfaceOrder } from '../../src/gatsby/examples/makeExample'
import { smallPng } from '../../src/gatsby/examples/png'
import { SHADED_FOLDER, shadedFile } from '../../src/gatsby/examples/shadedPictures'
import type { openSurface } from '../../src/player/runtime/surfaceDevice'
import { contentPages } from '../../tests/content'
import { chromiumPath } from '../chromiumPath'
import { WEBGPU_ARGS } from '../webgpuArgs'

type Shaded = { canvas: MadePicture['canvas']; surface: SurfaceOrder }

export function shadedExamples(): Shaded[] {
  return contentPages().flatMap(({ examples }) =>
    examples.flatMap((example) => {
      const order = example.shaders && orderOf(example)
      const made = order && makeExample(order)
      const picture = made && 'picture' in made ? made.picture : undefined
      return picture?.surface ? [{ canvas: picture.canvas, surface: picture.surface }] : []
    }),
  )
}

/** Draws missing pictures in Chromium and removes those that no page shows. */
export async function keepShadedPictures(): Promise<void> {
  const examples = shadedExamples()
  mkdirSync(SHADED_FOLDER, { recursive: true })
  const shown = new Set(examples.map(({ surface }) => path.basename(shadedFile(surface))))
  for (const name of readdirSync(SHADED_FOLDER)) if (!shown.has(name)) rmSync(path.join(SHADED_FOLDER, name))
  const missing = examples.filter(({ surface }) => !existsSync(shadedFile(surface)))
  if (missing.length === 0) return
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', ...WEBGPU_ARGS] })
  try {
    const page = await browser.newPage()
    // WebGPU needs a trustworthy address
    await page.route('http://localhost/', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await page.goto('http://localhost/')
    await page.addScriptTag({ content: await surfaceScript() })
    for (const example of missing) writeFileSync(shadedFile(example.surface), await drawnIn(page, example))
  } finally {
    await browser.close()
  }
}

async function surfaceScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/player/runtime/surfaceDevice.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'surfaceDevice',
  })
  return outputFiles[0]!.text
}

declare const surfaceDevice: { openSurface: typeof openSurface }

async function drawnIn(page: Page, { canvas, surface: { wgsl, camera, tick } }: Shaded): Promise<Uint8Array> {
  const { width, height, pixels } = unpackedCanvas(canvas)
  const bytes = [...new Uint8Array(pixels.buffer)]
  const shaded = await page.evaluate(
    async ([size, before, text, globals]) => {
      const surface = await surfaceDevice.openSurface(navigator.gpu)
      const picture = { ...size, pixels: Uint8ClampedArray.from(before) }
      const [error] = (await surface?.check(text)) ?? []
      if (error) throw new Error(error.message)
      const drawn = await surface?.draw(text, picture, globals)
      if (drawn !== 'drawn') throw new Error(`Chromium could not draw: ${drawn ?? 'no device'}`)
      return [...picture.pixels]
    },
    [{ width, height }, bytes, wgsl, { camera, tick }] as const,
  )
  return smallPng({ width, height, pixels: new Uint32Array(Uint8Array.from(shaded).buffer) })
}
