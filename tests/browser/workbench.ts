import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from './reader'

export const PLAYGROUND = '/playground'

export const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Rust program' })
export const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name of the project' })
export const stateOf = (page: Page) => page.getByRole('group', { name: 'Project' }).getByRole('status')
export const statusOf = (page: Page) => page.getByRole('group', { name: 'Program' }).getByRole('status')
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

export const textOf = async (page: Page) => (await fieldOf(page).innerText()).replace(/\n$/, '')

export async function write(page: Page, program: string) {
  await fieldOf(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(program)
}

/** The color near the top left corner, read from a copy: Chrome warns when a page reads its own canvas repeatedly. */
const colorIn = (page: Page, canvas: string) =>
  page.locator(canvas).evaluate((element: HTMLCanvasElement) => {
    const copy = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
    copy.drawImage(element, -1, -1)
    return [...copy.getImageData(0, 0, 1, 1).data].slice(0, 3).join()
  })

export const expectColor = (page: Page, color: string, canvas = 'figure canvas') =>
  expect.poll(() => colorIn(page, canvas)).toBe(color)

/** In narrow windows, the button is in a menu. */
export async function command(page: Page, name: string) {
  const bar = page.getByRole('group', { name: 'Project' })
  const button = bar.getByRole('button', { name, exact: true })
  const menu = bar.getByRole('button', { name: 'Project', exact: true })
  await expect(button.or(menu).first()).toBeVisible()
  if (await menu.isVisible()) await menu.click()
  await button.click()
}

/** The names of the listed projects, newest first. */
export async function projectsIn(page: Page): Promise<string[]> {
  await command(page, 'Projects')
  const dialog = page.getByRole('dialog', { name: 'Projects' })
  await expect(dialog).toBeVisible()
  const names = await dialog
    .locator('[data-card]')
    .evaluateAll((cards: HTMLElement[]) => cards.map(({ dataset }) => dataset.card!))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  return names
}

/** A file that readers can download. */
export const download = (file: string) => fs.readFileSync(`static/downloads/${file}`)

export const chooseSprites = (page: Page, files: { name: string; buffer: Buffer }[]) =>
  page
    .getByLabel('Sprite files')
    .setInputFiles(files.map((file) => ({ ...file, mimeType: 'application/octet-stream' })))

export async function copyLink(page: Page): Promise<string> {
  await press(page, 'Share')
  await press(page, 'Copy link')
  await expect(page.getByText('Link copied. It contains the whole project.')).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}
