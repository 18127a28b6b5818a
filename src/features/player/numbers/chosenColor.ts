import { formOf, grouped, inCaseOf } from './numberForm'

/** A color of a program as a color picker has it: `#ff00ff` of `0xff00ff80`, without its alpha. */
export function pickedColor(text: string): string {
  return `#${plainDigits(text).slice(0, 6).toLowerCase()}`
}

/** The text of a color after another one has been picked, with the alpha, the letters and the underscores it had. */
export function chosenColor(text: string, picked: string): string {
  const { prefix, digits, suffix } = formOf(text)
  const next = inCaseOf(digits, picked.slice(1) + plainDigits(text).slice(6))
  return prefix + grouped(next, digits) + suffix
}

function plainDigits(text: string): string {
  return formOf(text).digits.replaceAll('_', '')
}
