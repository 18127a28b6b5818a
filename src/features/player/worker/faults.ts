import type { Diagnostic } from '../../../rust/front/diagnostics/diagnostic'
import { positionAt } from '../../../rust/front/source/position'
import { LONGEST_TEXT } from '../longestText'
import type { Fault } from './protocol'
import { shortened } from './told'

/** The diagnostics of a text, as they are told to a reader. */
export function faultsOf(diagnostics: readonly Diagnostic[], text: string): Fault[] {
  return diagnostics.map((diagnostic) => ({
    ...diagnostic,
    ...positionAt(text, diagnostic.span.start),
    message: shortened(diagnostic.message),
    ...(diagnostic.label !== undefined && { label: shortened(diagnostic.label) }),
  }))
}

/** What is wrong with a text before it is read: it is too long. */
export function lengthFault({ length }: string): Fault | undefined {
  if (length <= LONGEST_TEXT) return undefined
  const span = { start: LONGEST_TEXT, end: length }
  const message = `this program is too long: ${spaced(length)} characters of at most ${spaced(LONGEST_TEXT)}`
  return { span, message, line: 1, column: 1 }
}

/** What is said where a text breaks the reading of it. */
export const unreadableFault = () => faultOfOurs('this program cannot be read here, and that is not its fault')

/** What is said where something is missing that a text needs. The next change of it tries again, which some browsers refuse. */
export const notLoadedFault = () =>
  faultOfOurs('a part of the player could not be loaded: change the text to try once more, or reload the page')

const faultOfOurs = (message: string): Fault => ({ span: { start: 0, end: 0 }, message, line: 1, column: 1 })

const spaced = (number: number) => number.toLocaleString('en-US')
