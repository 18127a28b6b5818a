import path from 'node:path'
import zlib from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import type { Header } from 'rust'

/** Parts loaded for an edited program. Each file of `packages` belongs to one of them. */
export type Part = 'language' | 'std' | 'engine' | 'raster' | 'fonts and sprites'

const TAKEN: Record<Part, readonly (readonly [names: string, file: string])[]> = {
  language: [
    ['compileProgram, declarationsFor', 'rust/src/program'],
    ['readHeader', 'rust/src/front/crate/header'],
    ['positionAt', 'rust/src/ir/position'],
    ['some, none', 'rust/src/machine/values/value'],
    ['methodsOf, same', 'rust/src/machine/values/native'],
  ],
  std: [
    ['commonDeclarations', 'rust/src/front/std/std'],
    ['stdNatives', 'rust/src/machine/std/std'],
    ['declarationsWith', 'rust/src/standard'],
  ],
  engine: [
    ['Machine, runFrame', 'engine/src/machine'],
    ['nativesFor', 'engine/src/language/drawProgram'],
    ['turboDeclarations', 'engine/src/language/turboDeclarations'],
    ['isDrawn', 'engine/src/call'],
  ],
  raster: [
    ['canvasOf', 'engine/src/raster/canvas'],
    ['drawCalls', 'engine/src/raster/drawCalls'],
  ],
  'fonts and sprites': [
    ['SPRITES', 'engine/src/sprites/sprites'],
    ['fontNamed, glyphOf', 'engine/src/fonts/font'],
  ],
}

export const PARTS = Object.keys(TAKEN) as Part[]

const ROOT = path.resolve('packages')

export function partOf(file: string): Part {
  if (/^engine\/src\/(fonts|sprites)\//.test(file)) return 'fonts and sprites'
  if (file.startsWith('engine/src/raster/')) return 'raster'
  if (file.startsWith('engine/')) return 'engine'
  return /^rust\/src\/((machine|front)\/std\/|standard)/.test(file) ? 'std' : 'language'
}

/** Brotli bytes of one bundle; other imports are external. */
export async function weightOf(parts: readonly Part[]): Promise<number> {
  return brotliBytes((await bundleOf(parts)).code)
}

export async function weightOfAll(header: Header): Promise<number> {
  return brotliBytes((await bundleOf(PARTS)).code + JSON.stringify(header))
}

export const weightOfHeader = (header: Header) => brotliBytes(JSON.stringify(header))

/** Files of the whole bundle without a part; must be empty. */
export async function unweighedFiles(): Promise<string[]> {
  const alone = await Promise.all(PARTS.map((part) => bundleOf([part])))
  const weighed = new Set(alone.flatMap(({ files }) => files))
  return (await bundleOf(PARTS)).files.filter((file) => !weighed.has(file))
}

function bundleOf(parts: readonly Part[]): Promise<Bundle> {
  const lines = parts.flatMap((part) => TAKEN[part].map(([names, file]) => `export { ${names} } from './${file}'`))
  return bundled(lines, (file) => parts.includes(partOf(`${file}.ts`)))
}

type Bundle = { code: string; files: string[] }

async function bundled(lines: readonly string[], isTaken: (file: string) => boolean): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: ROOT, loader: 'ts' },
    plugins: [keepOut(isTaken)],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
  })
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs))
  const files = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file)
  return { code: outputFiles[0]!.text, files: files.filter((file) => file !== '<stdin>') }
}

function keepOut(isTaken: (file: string) => boolean): Plugin {
  return {
    name: 'parts',
    setup({ onResolve }) {
      onResolve({ filter: /^\./ }, ({ path: written, resolveDir }) => {
        const file = path.relative(ROOT, path.resolve(resolveDir, written)).split(path.sep).join('/')
        return isTaken(file) ? undefined : { path: `./${file}`, external: true }
      })
    },
  }
}

function brotliBytes(text: string): number {
  return zlib.brotliCompressSync(text).length
}
