import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** The field of the example that is edited. */
export const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Rust program of this example' })

/** What is drawn of the text in a field: all of a short program. */
export const textIn = (field: Locator) =>
  field.locator('.cm-line').evaluateAll((lines) => lines.map((line) => line.textContent).join('\n'))

/** Expects a text in a field, or a part of it. */
export async function expectText(field: Locator, text: string | RegExp) {
  const reported = expect.poll(() => textIn(field))
  await (typeof text === 'string' ? reported.toBe(text) : reported.toMatch(text))
}

/** Writes a text over all that stands in a field. */
export async function overwrite(field: Locator, text: string) {
  await field.press('ControlOrMeta+a')
  await field.page().keyboard.insertText(text)
}
