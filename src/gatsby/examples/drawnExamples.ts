import type { EngineExample } from '../../lib/symbols/engineExample'
import { contentFault } from '../../markdown/fault'
import type { ExamplePicture } from '../../markdown/body/examplePictures'
import type { Example } from '../../markdown/examples/examples'
import { textOf } from '../../markdown/fences/fence'
import type { ReadPage } from '../../markdown/readPage'
import { publishPicture } from '../publish/publishedPictures'
import { publishProgram } from '../publish/publishedPrograms'
import { madeExamples } from './madeExamples'
import type { ExampleOrder, MadeExample } from './makeExample'

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
  const made = madeOf(example)
  if (!made || !('picture' in made)) return undefined
  const { canvas, png, description, behavior, written } = made.picture
  return {
    address: publishPicture(Buffer.from(png, 'base64')),
    width: canvas.width,
    height: canvas.height,
    description,
    ...behavior,
    written: written ? publishProgram(written) : undefined,
  }
}

/** Why an example has no picture although it asks for one, with its line in the file. */
export function drawingFaults(filePath: string, example: Example): string[] {
  const made = madeOf(example)
  if (!made || 'picture' in made) return []
  const { line, problem, remedy } = made
  return [contentFault(filePath, example.program[line - 1]?.line ?? example.fence.line, problem, remedy)]
}

function pictureRecord(example: Example): EngineExample['picture'] {
  const picture = shownPicture(example)
  const { caption = null, moment = '' } = example.picture ?? {}
  if (!picture) return null
  const { address, width, height, description } = picture
  return { address, width, height, description, caption, moment }
}

/** What has to be made for an example of a page; undefined if it shows no picture. */
export function orderOf({ fence, program, picture }: Example): ExampleOrder | undefined {
  return picture && { program: textOf(program), moment: picture.moment, mayBeEmpty: fence.meta.fragment !== undefined }
}

/** What was made for an example of a page; undefined if it shows no picture. */
export function madeOf(example: Example): MadeExample | undefined {
  const order = orderOf(example)
  return order && madeExamples().made(order)
}
