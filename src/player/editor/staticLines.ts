import { isRemovedLine, textOfLine } from '../../dom/shownCode'
import { codeSegments, type CodeSegment } from '../code/codeSegments'
import type { EditorLanguage } from '../code/editorLanguage'
import { commonEnds } from '../code/commonEnds'

/** A line of static code, keyed by what determines its color. */
export type StaticLine = { key: string; element: HTMLElement }

/** The lines of static code that belong to its program. */
export function staticLines(code: Element, segments: EditorLanguage['segments'] = codeSegments): StaticLine[] {
  const kept = [...code.querySelectorAll<HTMLElement>('.l')].filter((line) => !isRemovedLine(line))
  const pieces = segments(kept.map(textOfLine).join('\n'))
  return pieces.map((line, index) => ({ key: keyOf(line), element: kept[index]! }))
}

/** A line above or below all changes looks the same. */
export function staticLinesFor(
  lines: readonly (readonly CodeSegment[])[],
  finished: readonly StaticLine[],
): (HTMLElement | undefined)[] {
  const keys = lines.map(keyOf)
  const same = commonEnds(
    finished.map(({ key }) => key),
    keys,
  )
  return keys.map((_, index) => {
    if (index < same.start) return finished[index]!.element
    return index >= keys.length - same.end ? finished[index - keys.length + finished.length]!.element : undefined
  })
}

const keyOf = (line: readonly CodeSegment[]) => JSON.stringify(line)
