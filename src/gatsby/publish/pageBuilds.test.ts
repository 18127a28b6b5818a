/** @jest-environment node */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { nameBuildOfPages } from './pageBuilds'

let root: string

const write = (file: string, data: object) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), JSON.stringify(data))
}
const read = (file: string) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as unknown

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'page-builds-'))
})

afterEach(() => fs.rmSync(root, { recursive: true }))

test('the data of every page name the build that stands', async () => {
  fs.writeFileSync(path.join(root, '404.html'), '<script data-build="b2" data-scripts="/app.js"></script>')
  write('page-data/index/page-data.json', { path: '/', result: { data: 1 } })
  write('page-data/learn/api/tween/page-data.json', { path: '/learn/api/tween', result: { data: 2, build: 'a1' } })
  await nameBuildOfPages(root)
  expect(read('page-data/index/page-data.json')).toEqual({ path: '/', result: { data: 1, build: 'b2' } })
  expect(read('page-data/learn/api/tween/page-data.json')).toEqual({
    path: '/learn/api/tween',
    result: { data: 2, build: 'b2' },
  })
  expect(read('page-data/app-data.json')).toEqual({ webpackCompilationHash: 'b2' })
})
