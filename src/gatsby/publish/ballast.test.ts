/** @jest-environment node */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { bringBallastBack, removeBallast } from './ballast'

let root: string

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'ballast-'))
})

afterEach(() => fs.rmSync(root, { recursive: true }))

const folders = () => ({ published: path.join(root, 'public'), aside: path.join(root, 'aside') })
const write = (file: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), '{}')
}
const isThere = (file: string) => fs.existsSync(path.join(root, file))

test('what no host shall serve is gone, and the rest stays', async () => {
  for (const file of ['~partytown/a.js', 'webpack.stats.json', '404/index.html', '404.html']) write(`public/${file}`)
  await removeBallast(folders())
  expect(fs.readdirSync(path.join(root, 'public'))).toEqual(['404.html'])
})

test('the next build finds the data of the not-found page where they were', async () => {
  write('public/page-data/404/page-data.json')
  write('public/page-data/404.html/page-data.json')
  await removeBallast(folders())
  expect(isThere('public/page-data/404')).toBe(false)
  expect(isThere('public/page-data/404.html/page-data.json')).toBe(true)
  await bringBallastBack(folders())
  expect(isThere('public/page-data/404/page-data.json')).toBe(true)
})

test('a first build has nothing to bring back', async () => {
  await bringBallastBack(folders())
  expect(fs.readdirSync(root)).toEqual([])
})
