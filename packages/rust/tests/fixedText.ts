import type { Fix } from '../src/front/diagnostics/diagnostic'

/** A program with its fix applied, or unchanged without one. */
export function fixedText(text: string, fix: Fix | undefined): string {
  return fix ? text.slice(0, fix.span.start) + fix.text + text.slice(fix.span.end) : text
}
