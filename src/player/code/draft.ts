import { commonEnds } from './commonEnds'

/** A line of the edited program, and whether the page hides it as setup. */
type DraftLine = { text: string; isSetUp: boolean }

/** The editor shows all lines or only the visible ones. */
export type Draft = readonly DraftLine[]

export function programOfDraft(draft: Draft): string {
  return textOf(draft)
}

export function editorText(draft: Draft, showsSetUp: boolean): string {
  return textOf(draft.filter((line) => isInField(line, showsSetUp)))
}

/** Hidden lines stay next to their neighbors. */
export function withEditorText(draft: Draft, text: string, showsSetUp: boolean): Draft {
  const before = draft.filter((line) => isInField(line, showsSetUp))
  const after = text.split('\n')
  const { start: kept, end: keptAtEnd } = commonEnds(
    before.map((line) => line.text),
    after,
  )
  const replaced = before.slice(kept, before.length - keptAtEnd)
  const written = after.slice(kept, after.length - keptAtEnd).map((line, index, { length }) => ({
    text: line,
    isSetUp: length === replaced.length ? replaced[index]!.isSetUp : isAllSetUp(replaced),
  }))
  const from = kept > 0 ? draft.indexOf(before[kept - 1]!) + 1 : firstShown(draft, showsSetUp)
  const to = replaced.length > 0 ? draft.indexOf(replaced.at(-1)!) + 1 : from
  const hidden = draft.slice(from, to).filter((line) => !isInField(line, showsSetUp))
  return [...draft.slice(0, from), ...written, ...hidden, ...draft.slice(to)]
}

/** A program edited elsewhere, with the setup lines of the original that it still contains. */
export function draftOf(original: Draft, program: string): Draft {
  return withEditorText(original, program, true)
}

/** Undefined if the line of the program is hidden. */
export function offsetInEditor(draft: Draft, offset: number, showsSetUp: boolean): number | undefined {
  let hidden = 0
  let start = 0
  for (const line of draft) {
    const end = start + line.text.length
    if (offset <= end) return isInField(line, showsSetUp) ? Math.max(offset, start) - hidden : undefined
    if (!isInField(line, showsSetUp)) hidden += line.text.length + 1
    start = end + 1
  }
  return start - 1 - hidden
}

export function offsetInProgram(draft: Draft, offset: number, showsSetUp: boolean): number {
  let left = offset
  let start = 0
  for (const line of draft) {
    if (isInField(line, showsSetUp)) {
      if (left <= line.text.length) return start + left
      left -= line.text.length + 1
    }
    start += line.text.length + 1
  }
  return start - 1
}

/** Setup comes first, so text written at the top of the editor goes after it. */
function firstShown(draft: Draft, showsSetUp: boolean): number {
  const first = draft.findIndex((line) => isInField(line, showsSetUp))
  return first < 0 ? draft.length : first
}

const isInField = ({ isSetUp }: DraftLine, showsSetUp: boolean) => showsSetUp || !isSetUp
const isAllSetUp = (lines: Draft) => lines.length > 0 && lines.every(({ isSetUp }) => isSetUp)
const textOf = (lines: Draft) => lines.map(({ text }) => text).join('\n')
