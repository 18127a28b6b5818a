import type { Mend } from '../src/front/diagnostics/diagnostic'

/** A program text once its fault is mended; as it is where there is no mend. */
export function mendedText(text: string, mend: Mend | undefined): string {
  return mend ? text.slice(0, mend.span.start) + mend.text + text.slice(mend.span.end) : text
}
