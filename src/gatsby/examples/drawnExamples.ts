import type { EngineExample } from '../../lib/symbols/engineExample'
import { contentErrorLine } from '../../markdown/contentError'
import type { ExamplePicture } from '../../markdown/body/pictures'
import type { Example } from '../../markdown/examples'
import { textOf } from '../../markdown/fences/fence'
import type { ReadPage } from '../../markdown/readPage'
import { publishPicture, publishProgram } from '../publish/publishedFiles'
import { madeExamples } from './madeExamples'
import type { EnlargedOrder, ExampleOrder, MadeExample } from './makeExample'
import { shadedPicture } from './shadedPictures'
import { isUnder } from '../../lib/address/paths'
import { API_ROUTE } from '../../site/links'

/** Includes an error for each picture that could not be drawn. */
export function drawnExamples(page: Pick<ReadPage, 'filePath' | 'path' | 'headings' | 'examples'>): {
  examples: EngineExample[]
  errors: string[]
} {
  const { filePath, path } = page
  const examples = page.examples.map((example) => {
    const { line } = example.fence
    return {
      place: `${filePath}:${line}`,
      page: path,
      anchor: page.headings.findLast((heading) => heading.line < line)?.id ?? null,
      line,
      program: textOf(example.program),
      picture: pictureRecord(example),
    }
  })
  return { examples, errors: page.examples.flatMap((example) => drawingErrors(filePath, example)) }
}

export function shownPicture(example: Example): ExamplePicture | undefined {
  const made = madeOf(example)
  if (!made || !('picture' in made)) return undefined
  const { canvas, png, description, output, behavior, written, surface } = made.picture
  const shaded = surface && shadedPicture(surface)
  return {
    address: !output || output.hasScreen ? publishPicture(shaded ?? Buffer.from(png, 'base64')) : undefined,
    width: canvas.width,
    height: canvas.height,
    description,
    output: output?.lines,
    input: output?.input,
    ...behavior,
    written: written ? publishProgram(written) : undefined,
  }
}

export function drawingErrors(filePath: string, example: Example): string[] {
  const made = madeOf(example)
  if (!made || 'picture' in made) return []
  const { line, problem, remedy } = made
  return [contentErrorLine(filePath, example.program[line - 1]?.line ?? example.fence.line, problem, remedy)]
}

function pictureRecord(example: Example): EngineExample['picture'] {
  const picture = shownPicture(example)
  const { caption = null, moment = '' } = example.picture ?? {}
  if (picture?.address === undefined || picture.output) return null
  const { address, width, height, description } = picture
  return { address, width, height, description, caption, moment }
}

/** Undefined without a picture. */
export function orderOf({ fence, program, picture, shaders }: Example): ExampleOrder | undefined {
  if (!picture) return undefined
  const sources = Object.fromEntries(shaders?.files.map(({ name, wgsl }) => [name, wgsl]) ?? [])
  return {
    program: textOf(program),
    moment: picture.moment,
    mayBeEmpty: fence.meta.fragment !== undefined,
    shaders: shaders && { sources, initial: shaders.initial },
  }
}

/** Undefined without a picture. */
export function madeOf(example: Example): MadeExample | undefined {
  const order = orderOf(example)
  return order && madeExamples().made(order)
}

/** 256 × 144 pixels become 1280 × 720. */
const FACTOR = 5

type Shown = Pick<ReadPage, 'path' | 'examples'>

/** An API page's social preview is its first picture, enlarged. */
export function socialOrder({ path, examples }: Shown): EnlargedOrder | undefined {
  if (!isUnder(path, API_ROUTE)) return undefined
  for (const example of examples) {
    const made = madeOf(example)
    if (made && 'picture' in made && !made.picture.output) return { canvas: made.picture.canvas, factor: FACTOR }
  }
  return undefined
}

export function socialPicture(page: Shown): string | undefined {
  const order = socialOrder(page)
  return order && publishPicture(Buffer.from(madeExamples().made(order).png, 'base64'))
}

export function pictureAt(
  href: string,
  examples: readonly EngineExample[],
): NonNullable<EngineExample['picture']> | undefined {
  const [page, anchor] = href.split('#')
  const shown = examples.filter((example) => example.picture && example.page === page)
  const inOrder = [...shown].sort((a, b) => a.line - b.line)
  return inOrder.find((example) => anchor === undefined || example.anchor === anchor)?.picture ?? undefined
}
