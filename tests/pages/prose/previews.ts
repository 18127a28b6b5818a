import type { Fault } from '../faults'
import type { ReadPage } from '../reading'

/** Examples that can be drawn, but whose picture is not described in words. */
export function previewFaults({ file, fences }: ReadPage): Fault[] {
  const remedy = 'begin the paragraph below it with "You see" and say what is drawn'
  return fences
    .filter(({ isPreview, described }) => isPreview && !described?.startsWith('You see '))
    .map(({ line }) => ({ file, line, problem: 'a preview is not described', remedy }))
}
