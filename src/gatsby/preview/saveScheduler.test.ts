import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isOfFile, recheckFile, saveScheduler, type Mutation } from './saveScheduler'

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

test('passes a save to an idle preview', () => {
  const { scheduler, passed } = restingScheduler()
  scheduler.save('save')
  expect(passed).toEqual(['save'])
})

test('passes a request', () => {
  const { scheduler, passed } = restingScheduler()
  scheduler.request('request')
  expect(passed).toEqual(['request'])
})

test('a request waits for a save in progress', () => {
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

test('requests run one at a time, each once', () => {
  const { scheduler, passed, settle } = restingScheduler()
  for (const page of ['first', 'second', 'third', 'second']) scheduler.request(page)
  expect(passed).toEqual(['first'])
  for (let rests = 0; rests < 3; rests += 1) {
    scheduler.rest()
    settle()
  }
  expect(passed).toEqual(['first', 'second', 'third'])
})

test('a save does not wait for earlier requests', () => {
  const { scheduler, passed, settle } = restingScheduler()
  scheduler.request('first')
  scheduler.request('second')
  scheduler.save('save')
  scheduler.rest()
  settle()
  expect(passed).toEqual(['first', 'save'])
})

test('a save during queries waits for their end, and later requests wait for it', () => {
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

test('repeats a dropped save', () => {
  const { scheduler, passed, settle } = restingScheduler()
  scheduler.save('first')
  scheduler.save('second')
  scheduler.work()
  scheduler.rest()
  settle()
  expect(passed).toEqual(['first', 'second', 'first', 'second'])
})

test('does not repeat a processed save', () => {
  const { scheduler, passed, settle } = restingScheduler()
  scheduler.save('save')
  scheduler.took()
  scheduler.work()
  scheduler.rest()
  settle()
  expect(passed).toEqual(['save'])
})

test('leaves a busy preview alone', () => {
  const { scheduler, passed, settle } = watchedScheduler()
  scheduler.save('save')
  scheduler.rest()
  scheduler.work()
  settle()
  expect(passed).toEqual([])
})

test('an idle preview without saves is not busy', () => {
  const { scheduler } = restingScheduler()
  expect(scheduler.isBusy()).toBe(false)
  scheduler.save('save')
  expect(scheduler.isBusy()).toBe(true)
})

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saved-file-'))
const file = path.join(folder, 'page.mdx')
const source = { name: 'gatsby-source-filesystem' }

afterAll(() => fs.rmSync(folder, { recursive: true }))

const nodeOf = async (absolutePath: string, id: string) => {
  const contentDigest = await fs.promises.readFile(absolutePath, 'utf8')
  return { id, absolutePath, internal: { contentDigest } }
}

async function reportedAfter(writeAgain: () => void): Promise<unknown[]> {
  fs.writeFileSync(file, 'saved')
  const reported: Mutation[] = []
  const save = { type: 'createNode', payload: [await nodeOf(file, 'the page'), source] }
  const looked = recheckFile(save, nodeOf, (mutation) => reported.push(mutation))
  writeAgain()
  await looked
  return reported.map(({ payload }) => (payload[0] as { internal: object }).internal)
}

test("reports a file written again during the watcher's dead time", async () => {
  expect(await reportedAfter(() => fs.writeFileSync(file, 'formatted'))).toEqual([{ contentDigest: 'formatted' }])
})

test('ignores an unchanged file', async () => {
  expect(await reportedAfter(() => fs.writeFileSync(file, 'saved'))).toEqual([])
  expect(await reportedAfter(() => undefined)).toEqual([])
})

test('ignores a deleted file, which the watcher reports', async () => {
  expect(await reportedAfter(() => fs.rmSync(file))).toEqual([])
})

test('only file source mutations are saves', () => {
  expect(isOfFile({ type: 'createNode', payload: [{}, source] })).toBe(true)
  expect(isOfFile({ type: 'createNode', payload: [{}, { name: 'gatsby-plugin-local-search' }] })).toBe(false)
  expect(isOfFile({ type: 'touchNode', payload: [{}] })).toBe(false)
})
