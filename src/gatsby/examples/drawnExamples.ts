import type { EngineExample } from '../../lib/symbols/engineExample'
import { contentFault } from '../../markdown/fault'
import type { ExamplePicture } from '../../markdown/body/examplePictures'
import type { Example } from '../../markdown/examples/examples'
import { textOf } from '../../markdown/fences/fence'
import type { ReadPage } from '../../markdown/readPage'
import { publishPicture } from '../publish/publishedPictures'
import { publishProgram } from '../publish/publishedPrograms'
import { drawnExample } from './drawnExample'
import type { Drawing } from './drawnExample'

/** The examples of a page with their pictures, published, and the faults of those that cannot be drawn. */
export function drawnExamples(page: Pick<ReadPage, 'filePath' | 'path' | 'headings' | 'examples'>): {
  examples: EngineExample[]
  faults: string[]
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
  return { examples, faults: page.examples.flatMap((example) => drawingFaults(filePath, example)) }
}

/** The picture that an example asks for, published. */
export function shownPicture(example: Example): ExamplePicture | undefined {
  const drawing = drawingOf(example)
  if (!drawing || !('picture' in drawing)) return undefined
  const { canvas, png, description, behavior, written } = drawing.picture
  return {
    address: publishPicture(png),
    width: canvas.width,
    height: canvas.height,
    description,
    ...behavior,
    written: written && publishProgram(written),
  }
}

/** Why an example has no picture although it asks for one, with its line in the file. */
export function drawingFaults(filePath: string, example: Example): string[] {
  const drawing = drawingOf(example)
  if (!drawing || 'picture' in drawing) return []
  const { line, problem, remedy } = drawing
  return [contentFault(filePath, example.program[line - 1]?.line ?? example.fence.line, problem, remedy)]
}

function pictureRecord(example: Example): EngineExample['picture'] {
  const picture = shownPicture(example)
  const { caption = null, moment = '' } = example.picture ?? {}
  if (!picture) return null
  const { address, width, height, description } = picture
  return { address, width, height, description, caption, moment }
}

function drawingOf({ fence, program, picture }: Example): Drawing | undefined {
  return picture && drawnExample(textOf(program), picture.moment, fence.meta.fragment !== undefined)
}
