import { madeOf } from '../../../src/gatsby/examples/drawnExamples'
import type { LineError } from '../../../src/markdown/contentError'
import { isRunnable, textOf, type Fence } from '../../../src/markdown/fences/fence'
import type { ReadPage } from '../../../src/markdown/readPage'
import type { RUST_FENCES } from '../../counts'

type Kind = keyof typeof RUST_FENCES

type ExamplePage = Pick<ReadPage, 'fences' | 'examples'>

/** Undefined for a program that cannot run and gives no reason. */
export function rustFenceKind(fence: Fence, { examples }: ExamplePage): Kind | undefined {
  const { isSignature, compileFail, fragment, notRun, isPreview } = fence.meta
  if (isSignature) return 'signature'
  if (compileFail !== undefined) return 'compile error'
  if (notRun !== undefined) return 'not run'
  const example = examples.find((it) => it.picture && it.fence.line === fence.line)
  const made = example && madeOf(example)
  if (isPreview && made) return 'picture' in made && made.picture.output ? 'output' : 'picture'
  if (fragment !== undefined) return 'fragment'
  const text = textOf(fence.program)
  return examples.some((it) => it.picture && textOf(it.program) === text) ? 'run by a picture' : undefined
}

/** Programs that cannot run and give no reason. */
export function unexplainedErrors(page: ExamplePage): LineError[] {
  return page.fences
    .filter((fence) => isRunnable(fence) && rustFenceKind(fence, page) === undefined)
    .map(({ line }) => ({
      line,
      problem: 'a program cannot be run on its page',
      remedy: 'add `preview`, or not_run="why"',
    }))
}
