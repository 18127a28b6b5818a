import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { cachedLiveScripts } from './publishedLiveScripts'
import type { LiveScripts } from './liveScripts'

const wanted = { minify: true, target: ['chrome123'], addressOf: (name: string) => `/${name}.js` }
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'live-scripts-'))
const source = path.join(folder, 'worker.ts')
const file = path.join(folder, 'kept.json')
afterAll(() => fs.rmSync(folder, { recursive: true }))

const made = jest.fn(() => Promise.resolve({ addresses: {}, texts: {}, sources: [source] } as unknown as LiveScripts))
const scripts = (target = wanted.target) => cachedLiveScripts({ ...wanted, target }, { file, make: made })

test('rebuilds scripts only if a source or option changed', async () => {
  fs.writeFileSync(source, 'one')
  await scripts()
  await scripts()
  expect(made).toHaveBeenCalledTimes(1)
  fs.writeFileSync(source, 'two')
  await scripts()
  expect(made).toHaveBeenCalledTimes(2)
  await scripts(['firefox120'])
  expect(made).toHaveBeenCalledTimes(3)
})
