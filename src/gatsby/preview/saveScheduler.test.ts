import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isOfFile, recheckFile, saveScheduler } from './saveScheduler'
import type { Mutation } from './saveScheduler'

/** A scheduler, and what it has passed to Gatsby. */
function watchedScheduler() {
  const passed: string[] = []
  const later: (() => void)[] = []
  const scheduler = saveScheduler<string>({
    passSave: (save) => passed.push(save),
    passRequest: (request) => passed.push(request),
    later: (work) => later.push(work),
  })
  const settle = () => later.splice(0).forEach((work) => work())
  return { scheduler, passed, settle }
}

function restingScheduler() {
  const watched = watchedScheduler()
  watched.scheduler.rest()
  watched.settle()
  return watched
}

test('a save is given to a preview that rests', () => {
  const { scheduler, passed } = restingScheduler()
  scheduler.save('save')
  expect(passed).toEqual(['save'])
})

test('a request is passed on', () => {
  const { scheduler, passed } = restingScheduler()
  scheduler.request('request')
  expect(passed).toEqual(['request'])
})

test('a request does not overtake a save that is being taken', () => {
  const { scheduler, passed, settle } = restingScheduler()
  scheduler.save('save')
  scheduler.request('request')
  settle()
  expect(passed).toEqual(['save'])
  scheduler.took()
  scheduler.work()
  scheduler.rest()
  settle()
  expect(passed).toEqual(['save', 'request'])
})

test('pages are asked for one at a time, each once', () => {
  const { scheduler, passed, settle } = restingScheduler()
  for (const page of ['first', 'second', 'third', 'second']) scheduler.request(page)
  expect(passed).toEqual(['first'])
  for (let rests = 0; rests < 3; rests += 1) {
    scheduler.rest()
    settle()
  }
  expect(passed).toEqual(['first', 'second', 'third'])
})

test('a save does not wait for the pages that were asked for before', () => {
  const { scheduler, passed, settle } = restingScheduler()
  scheduler.request('first')
  scheduler.request('second')
  scheduler.save('save')
  scheduler.rest()
  settle()
  expect(passed).toEqual(['first', 'save'])
})

test('a save that comes while queries run waits for their end, and later requests wait for it', () => {
  const { scheduler, passed, settle } = restingScheduler()
  scheduler.work()
  scheduler.save('save')
  scheduler.request('request')
  settle()
  expect(passed).toEqual([])
  scheduler.rest()
  settle()
  expect(passed).toEqual(['save'])
})

test('a save that Gatsby dropped is given once more', () => {
  const { scheduler, passed, settle } = restingScheduler()
  scheduler.save('first')
  scheduler.save('second')
  scheduler.work()
  scheduler.rest()
  settle()
  expect(passed).toEqual(['first', 'second', 'first', 'second'])
})

test('a save that was taken is not given again', () => {
  const { scheduler, passed, settle } = restingScheduler()
  scheduler.save('save')
  scheduler.took()
  scheduler.work()
  scheduler.rest()
  settle()
  expect(passed).toEqual(['save'])
})

test('a preview that goes on working before it is given a save is not disturbed', () => {
  const { scheduler, passed, settle } = watchedScheduler()
  scheduler.save('save')
  scheduler.rest()
  scheduler.work()
  settle()
  expect(passed).toEqual([])
})

test('a preview that rests, with no save on its way, is not busy', () => {
  const { scheduler } = restingScheduler()
  expect(scheduler.isBusy()).toBe(false)
  scheduler.save('save')
  expect(scheduler.isBusy()).toBe(true)
})

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saved-file-'))
const file = path.join(folder, 'page.mdx')
const source = { name: 'gatsby-source-filesystem' }

afterAll(() => fs.rmSync(folder, { recursive: true }))

/** The node of the file, with its text as the digest. */
const nodeOf = async (absolutePath: string, id: string) => {
  const contentDigest = await fs.promises.readFile(absolutePath, 'utf8')
  return { id, absolutePath, internal: { contentDigest } }
}

/** What is told of a file that was saved, and then written again. */
async function reportedAfter(writeAgain: () => void): Promise<unknown[]> {
  fs.writeFileSync(file, 'saved')
  const reported: Mutation[] = []
  const save = { type: 'createNode', payload: [await nodeOf(file, 'the page'), source] }
  const looked = recheckFile(save, nodeOf, (mutation) => reported.push(mutation))
  writeAgain()
  await looked
  return reported.map(({ payload }) => (payload[0] as { internal: object }).internal)
}

test('a file that is written again while its watcher is deaf is told once more', async () => {
  expect(await reportedAfter(() => fs.writeFileSync(file, 'formatted'))).toEqual([{ contentDigest: 'formatted' }])
})

test('a file that says the same is not', async () => {
  expect(await reportedAfter(() => fs.writeFileSync(file, 'saved'))).toEqual([])
  expect(await reportedAfter(() => undefined)).toEqual([])
})

test('nor is one that is gone: its watcher tells that', async () => {
  expect(await reportedAfter(() => fs.rmSync(file))).toEqual([])
})

test('what the source of files tells is a save, and nothing else', () => {
  expect(isOfFile({ type: 'createNode', payload: [{}, source] })).toBe(true)
  expect(isOfFile({ type: 'createNode', payload: [{}, { name: 'gatsby-plugin-local-search' }] })).toBe(false)
  expect(isOfFile({ type: 'touchNode', payload: [{}] })).toBe(false)
})
