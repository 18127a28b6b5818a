/**
 * Saves a sentence of an open page at random times while other pages are requested; each save must become visible. The
 * first preview starts without a cache, the others with the previous one's.
 * Run: npm run check:preview [-- --seed 1 --saves 8 --starts 5]
 */
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { openBrowser } from '../../scripts/bench/browser'
import { contentFile } from '../../scripts/bench/contentFile'
import { editedSource, firstWords } from '../../scripts/bench/edits'
import { machineFacts } from '../../scripts/bench/machine'
import { countOf, median } from '../../scripts/bench/numbers'
import { startPreview, type RunningPreview } from '../../scripts/bench/preview'
import { copyProject } from '../../scripts/bench/projectCopy'
import { pick, randomFrom } from '../../scripts/bench/random'
import { temporaryFolder } from '../../scripts/bench/temporaryFolder'
import { isSeenIn } from './isSeenIn'

const OPENED = ['learn/api/circles', 'learn/api/tween', 'learn/api/log', 'learn/guides/configuration']

/** Pages requested during a save. */
const REQUESTED = ['learn/api/text', 'learn/api/sprites', 'learn/api/audio', 'learn/tutorials/pong', 'learn/api/bounds']

const EARLIEST_MS = 200
const LATEST_MS = 8000

/** Maximum delay of a request after a save: longer than Gatsby collects saves. */
const REQUEST_TIMEOUT_MS = 700

type Save = { seconds: number | undefined; reported: string }

async function saveAndLook(
  preview: RunningPreview,
  browser: Browser,
  folder: string,
  random: () => number,
  word: string,
) {
  const page = pick(random, OPENED)
  const file = path.join(folder, contentFile(page))
  const source = fs.readFileSync(contentFile(page), 'utf8')
  const delayMs = Math.round(EARLIEST_MS + random() * (LATEST_MS - EARLIEST_MS))
  const requestedMs = Math.round(random() * REQUEST_TIMEOUT_MS)
  const words = firstWords(source).split(' ').slice(1).join(' ')
  const tab = await preview.open(browser, `/${page}`, words)
  await sleep(delayMs)
  const start = performance.now()
  fs.writeFileSync(file, editedSource('sentence', source, word))
  const request = requestPage(preview, pick(random, REQUESTED), requestedMs)
  const isSeen = await isSeenIn(tab, word)
  const seconds = isSeen ? (performance.now() - start) / 1000 : undefined
  await request
  await tab.close()
  const result = seconds === undefined ? 'MISSED' : `seen after ${seconds.toFixed(2)} s`
  return { seconds, reported: `/${page}, saved ${delayMs} ms after it was opened: ${result}` }
}

async function requestPage({ address }: RunningPreview, page: string, afterMs: number) {
  await sleep(afterMs)
  const answer = await fetch(`${address}/page-data/${page}/page-data.json`)
  await answer.text()
}

async function checkSaves(seed: number, starts: number, saves: number) {
  console.log(`Seed ${seed}; ${machineFacts()}`)
  const random = randomFrom(seed)
  const browser = await openBrowser()
  const folder = path.join(temporaryFolder('check-preview'), 'docs')
  copyProject(folder)
  const all: Save[] = []
  for (let start = 1; start <= starts; start += 1) {
    const preview = await startPreview(folder, `/${OPENED[0]}`)
    for (let save = 1; save <= saves; save += 1) {
      const result = await saveAndLook(preview, browser, folder, random, `saved${start}x${save}`)
      console.log(`${start === 1 ? 'Cold' : 'Warm'} start ${start}, save ${save}: ${result.reported}`)
      all.push(result)
    }
    await preview.stop()
  }
  await browser.close()
  const seen = all.map(({ seconds }) => seconds).filter((seconds) => seconds !== undefined)
  console.log(`${seen.length} of ${all.length} saves were seen, half of them within ${median(seen).toFixed(2)} s`)
  if (seen.length < all.length) process.exitCode = 1
}

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    saves: { type: 'string', default: '8' },
    starts: { type: 'string', default: '5' },
  },
})

checkSaves(
  countOf('--seed', values.seed, 0),
  countOf('--starts', values.starts, 1),
  countOf('--saves', values.saves, 1),
).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
