/** @jest-environment node */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { VERSION, type Program } from '../../rust/ir/program'
import { publishProgram, removeOldPrograms } from './publishedPrograms'

let root: string

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-'))
})

afterEach(() => fs.rmSync(root, { recursive: true }))

const written = (stateShape: string): Program => {
  const tables = { functions: [], callees: [], constants: [], shapes: [], tables: [], states: [] }
  return { version: VERSION, ...tables, stateShape }
}

test('a program is published under the hash of its data', () => {
  const address = publishProgram(written('a'), root)
  expect(path.basename(address)).toMatch(/^[\da-f]{8}\.json$/)
  expect(JSON.parse(fs.readFileSync(path.join(root, address), 'utf8'))).toEqual(written('a'))
  expect(publishProgram(written('a'), root)).toBe(address)
})

test('programs that no page names any more are removed', () => {
  const [kept, old] = [publishProgram(written('a'), root), publishProgram(written('b'), root)]
  fs.mkdirSync(path.join(root, 'page-data/learn'), { recursive: true })
  fs.writeFileSync(path.join(root, 'page-data/learn/page-data.json'), `{"written":"/docs${kept}"}`)
  removeOldPrograms(root)
  expect([fs.existsSync(path.join(root, kept)), fs.existsSync(path.join(root, old))]).toEqual([true, false])
})
