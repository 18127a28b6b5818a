import type { Fix } from '../src/front/diagnostics/diagnostic'

/** Unchanged without a fix. */
export function fixedText(text: string, fix: Fix | undefined): string {
  return fix ? text.slice(0, fix.span.start) + fix.text + text.slice(fix.span.end) : text
}
