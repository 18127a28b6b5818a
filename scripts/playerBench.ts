/**
 * Measures the player against its budgets: from call to painted canvas in an empty page, and from press or key to
 * picture on the built site, with the loaded bytes. Needs Chromium and a build.
 * Run: npm run bench:player [-- --folder public]
 */
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { engineDeclarations } from '../src/gatsby/examples/engineDeclarations'
import { writtenExample } from '../src/gatsby/examples/writtenExample'
import { isWholeFile } from '../src/lib/code/program'
import { turboDeclarations } from 'engine/language'
import { contentPages } from '../tests/content'
import { pagePrograms } from './bench-live/pagePrograms'
import { median, p95 } from './bench-live/statistics'
import { budgetRow, digits, markdownTable } from './bench-live/table'
import { HOSTILE_PASTES, HOSTILE_TEXTS } from './bench-player/hostileTexts'
import {
  editTasks,
  loadedFor,
  longestTasks,
  longTasks,
  siteTimes,
  type LoadedFile,
  type SiteExample,
} from './bench-player/sitePlayer'
import { playerPage, type InPage } from './bench-player/playerPage'
import { openBrowser } from './bench/browser'
import { serve } from './serve'

declare const inPage: InPage

const BUDGETS = {
  firstPicture: 40,
  /** Edit to new picture (p95), in ms. */
  previewEdit: 5,
  gameEdit: 16,
  /** An update, run and painted (p95), in ms. */
  frame: 1,
  /** Longest time that a hostile program blocks the page, in ms. */
  hostile: 100,
  /** Longest task at 4× CPU slowdown, or with an expensive text, in ms. */
  longTask: 50,
  /** Longest task at 4× CPU slowdown after Edit, in ms. */
  editTask: 100,
  /** The player for Play, including the example's program, in KB. */
  player: 60,
  program: 4.5,
}

const KB = 1000
const SLOWDOWN = 4
const EDIT_RUNS = 5

const PREVIEW: SiteExample = { name: 'rectangle', page: '/learn/api/rectangles', which: 'first', isGame: false }
const GAME: SiteExample = {
  name: 'Pancake Cat',
  page: '/learn/tutorials/pancake-cat',
  which: 'last',
  isGame: true,
}

const { values } = parseArgs({ options: { folder: { type: 'string', default: 'public' } } })
const budgetRows: string[][] = []

async function measurePrograms(browser: Browser) {
  const declarations = turboDeclarations(engineDeclarations())
  const { page, publish, close } = await playerPage(browser)
  const ready = await page.evaluate(() => inPage.prepared())
  const rows: string[][] = []
  for (const { name, text, lines } of pagePrograms(contentPages())) {
    const graph = writtenExample(text, declarations)
    const written = graph && publish(graph)
    const { first, edits, frames } = await page.evaluate(
      ([text, written]) => inPage.programTimes(text!, written),
      [text, written],
    )
    rows.push([name, String(lines), ...[first, median(edits), p95(edits), median(frames), p95(frames)].map(digits)])
    const isGame = isWholeFile(text)
    budgetRows.push(
      budgetRow(`press to picture: ${name}`, first, BUDGETS.firstPicture, 'ms'),
      budgetRow(`edit to picture, p95: ${name}`, p95(edits), isGame ? BUDGETS.gameEdit : BUDGETS.previewEdit, 'ms'),
      budgetRow(`frame, p95: ${name}`, p95(frames), BUDGETS.frame, 'ms'),
    )
  }
  const head = ['program', 'lines', 'first picture', 'edit, median', 'edit, p95', 'frame, median', 'frame, p95']
  print(`Round trip through the worker, in ms; it was ready after ${digits(ready)} ms`, head, rows)
  await close()
}

async function measureHostile(browser: Browser) {
  const { page, close } = await playerPage(browser)
  await page.evaluate(() => inPage.prepared())
  const rows: string[][] = []
  for (const [name, text] of Object.entries(HOSTILE_TEXTS)) {
    const { reply, page: held, said } = await page.evaluate(([text]) => inPage.endOfRun(text!), [text])
    rows.push([name, digits(reply), digits(held), said])
    budgetRows.push(budgetRow(`page blocked by ${name}`, held, BUDGETS.hostile, 'ms'))
  }
  print('Hostile programs, in ms', ['program', 'answer', 'page held', 'message'], rows)
  await close()
}

async function measureSite(browser: Browser) {
  const site = await serve({ folder: values.folder })
  const rows: string[][] = []
  for (const example of [PREVIEW, GAME]) {
    const { name, isGame } = example
    const { first, edits } = await siteTimes(browser, site.address, example)
    const tasks = await longTasks(browser, site.address, example, SLOWDOWN)
    const longest = Math.max(0, ...tasks)
    rows.push([name, ...[first, median(edits), p95(edits), longest].map(digits)])
    const editBudget = isGame ? BUDGETS.gameEdit : BUDGETS.previewEdit
    budgetRows.push(
      budgetRow(`site, press to picture: ${name}`, first, BUDGETS.firstPicture, 'ms'),
      budgetRow(`site, key to picture, p95: ${name}`, p95(edits), editBudget, 'ms'),
      budgetRow(`site, longest task at ${SLOWDOWN}× slowdown: ${name}`, longest, BUDGETS.longTask, 'ms'),
    )
  }
  const head = ['example', 'press to picture', 'key, median', 'key, p95', `longest task, ${SLOWDOWN}× slower`]
  print('On the built site, in ms', head, rows)
  await measureEditTasks(browser, site.address)
  await measurePastes(browser, site.address)
  await weighSite(browser, site.address)
  await site.close()
}

/** Medians, because another process may be running. */
async function measureEditTasks(browser: Browser, site: string) {
  const rows: string[][] = []
  for (const example of [PREVIEW, GAME]) {
    const runs: Awaited<ReturnType<typeof editTasks>>[] = []
    for (let run = 0; run < EDIT_RUNS; run += 1) runs.push(await editTasks(browser, site, example, SLOWDOWN))
    for (const start of ['prefetched', 'cold'] as const) {
      const tasks = runs.map((run) => run[start])
      rows.push([example.name, start, digits(median(tasks)), digits(Math.max(...tasks))])
      const what = `site, longest task of Edit at ${SLOWDOWN}× slowdown, ${start}: ${example.name}`
      budgetRows.push(budgetRow(what, median(tasks), BUDGETS.editTask, 'ms'))
    }
  }
  const head = ['example', 'editor', 'longest task, median', 'worst']
  print(`Edit, ${SLOWDOWN}× slower, ${EDIT_RUNS} runs, in ms (0: below 50)`, head, rows)
}

async function measurePastes(browser: Browser, site: string) {
  const longest = await longestTasks(browser, site, PREVIEW, Object.values(HOSTILE_PASTES))
  for (const [i, name] of Object.keys(HOSTILE_PASTES).entries()) {
    budgetRows.push(budgetRow(`site, longest task after pasting ${name}`, longest[i]!, BUDGETS.longTask, 'ms'))
  }
}

async function weighSite(browser: Browser, site: string) {
  const { toPlay, toEdit } = await loadedFor(browser, site, GAME)
  const inKB = (of: typeof toPlay) => of.reduce((sum, { bytes }) => sum + bytes, 0) / KB
  const rows = [toPlay, toEdit].flatMap((files, i) =>
    files.map(({ address, bytes }) => [i === 0 ? 'play' : 'edit', address, digits(bytes / KB)]),
  )
  print('Loaded for Play, and additionally for Edit: brotli, in KB', ['to', 'file', 'KB'], rows)
  const isProgram = ({ address }: LoadedFile) => address.includes('/programs/')
  const player = toPlay.filter((file) => !isProgram(file))
  budgetRows.push(
    budgetRow('the player that Play loads', inKB(player), BUDGETS.player, 'KB'),
    budgetRow('the program that it plays', inKB(toPlay.filter(isProgram)), BUDGETS.program, 'KB'),
  )
}

function print(title: string, head: readonly string[], rows: readonly (readonly string[])[]) {
  console.log(`### ${title}\n\n${markdownTable(head, rows)}\n`)
}

async function measurePlayer() {
  const browser = await openBrowser()
  try {
    await measurePrograms(browser)
    await measureHostile(browser)
    await measureSite(browser)
    print('Budgets', ['what', 'figure', 'at most', 'verdict'], budgetRows)
  } finally {
    await browser.close()
  }
}

void measurePlayer()
