import type { Fix } from '../src/front/diagnostics/diagnostic'

/** A program text once its fault is mended; as it is where there is no mend. */
export function fixedText(text: string, fix: Fix | undefined): string {
  return fix ? text.slice(0, fix.span.start) + fix.text + text.slice(fix.span.end) : text
}
