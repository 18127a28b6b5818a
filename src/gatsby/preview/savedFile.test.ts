/** @jest-environment node */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isOfFile, lookAgain } from './savedFile'
import type { Mutation } from './savedFile'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saved-file-'))
const file = path.join(folder, 'page.mdx')
const source = { name: 'gatsby-source-filesystem' }

afterAll(() => fs.rmSync(folder, { recursive: true }))

/** The node of the file, with its text as the digest. */
const nodeOf = (absolutePath: string, id: string) => {
  const contentDigest = fs.readFileSync(absolutePath, 'utf8')
  const { mtimeMs } = fs.statSync(absolutePath)
  return Promise.resolve({ id, absolutePath, mtimeMs, internal: { contentDigest } })
}

/** What is told of a file that was saved, and then written again. */
async function toldAfter(writeAgain: () => void): Promise<unknown[]> {
  fs.writeFileSync(file, 'saved')
  fs.utimesSync(file, 1, 1)
  const told: Mutation[] = []
  const save = { type: 'createNode', payload: [await nodeOf(file, 'the page'), source] }
  const looked = lookAgain(save, nodeOf, (mutation) => told.push(mutation))
  writeAgain()
  await looked
  return told.map(({ payload }) => (payload[0] as { internal: object }).internal)
}

test('a file that is written again while its watcher is deaf is told once more', async () => {
  expect(await toldAfter(() => fs.writeFileSync(file, 'formatted'))).toEqual([{ contentDigest: 'formatted' }])
})

test('a file that says the same is not', async () => {
  expect(await toldAfter(() => fs.writeFileSync(file, 'saved'))).toEqual([])
  expect(await toldAfter(() => undefined)).toEqual([])
})

test('nor is one that is gone: its watcher tells that', async () => {
  expect(await toldAfter(() => fs.rmSync(file))).toEqual([])
})

test('what the source of files tells is a save, and nothing else', () => {
  expect(isOfFile({ type: 'createNode', payload: [{}, source] })).toBe(true)
  expect(isOfFile({ type: 'createNode', payload: [{}, { name: 'gatsby-plugin-local-search' }] })).toBe(false)
  expect(isOfFile({ type: 'touchNode', payload: [{}] })).toBe(false)
})
