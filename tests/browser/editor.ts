import { expect, type Locator, type Page } from '@playwright/test'

export const fieldOf = (page: Page) => page.getByRole('textbox', { name: /^Rust program of this/ })

/** The rendered text, which is complete for short programs. */
export const textIn = (field: Locator) =>
  field.locator('.cm-line').evaluateAll((lines) => lines.map((line) => line.textContent).join('\n'))

export async function expectText(field: Locator, text: string | RegExp) {
  const reported = expect.poll(() => textIn(field))
  await (typeof text === 'string' ? reported.toBe(text) : reported.toMatch(text))
}

export async function overwrite(field: Locator, text: string) {
  await field.press('ControlOrMeta+a')
  await field.page().keyboard.insertText(text)
}
