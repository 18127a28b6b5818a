import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { upstreamText } from '../../../tests/upstream'
import { bundledForNode } from '../bundledForNode'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fast-saves-'))

afterAll(() => fs.rmSync(folder, { recursive: true }))

test('the machines, services and states that the patch changes exist in Gatsby', () => {
  const file = path.join(folder, 'fastSaves.cjs')
  bundledForNode('src/gatsby/patches/fastRefresh.ts').write(file)
  const server = '{ emitter: { emit() {} }, store: { getState() {} }, getNode() {} }'
  const code = `require(${JSON.stringify(file)}).enableFastRefresh(${server}); console.log('applied'); process.exit()`
  // Resolves packages like a file of the repository
  const env = { ...process.env, NODE_PATH: path.resolve('node_modules') }
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8', env })
  expect(stderr).toBe('')
  expect(stdout).toContain('applied')
})

test.each([
  ['QUERY_RUN_REQUESTED', 'utils/get-page-data.js'],
  ['ENQUEUE_NODE_MUTATION', 'utils/api-runner-node.js'],
  ['SOURCE_FILE_CHANGED', 'services/listen-to-webpack.js'],
  ['SET_SCHEMA', 'schema/index.js'],
  ['API_RUNNING_START', 'utils/api-runner-node.js'],
  ['API_RUNNING_QUEUE_EMPTY', 'utils/api-runner-node.js'],
  ['PAGE_QUERY_RUN', 'redux/actions/internal.js'],
  ['CLEAR_PENDING_PAGE_DATA_WRITE', 'utils/get-page-data.js'],
])('Gatsby still uses the event %s in %s', (event, file) => {
  expect(upstreamText(`gatsby/dist/${file}`)).toContain(`\`${event}\``)
})

test('the flag of a query that has not run is the lowest bit', () => {
  expect(upstreamText('gatsby/dist/redux/reducers/queries.js')).toContain('FLAG_DIRTY_NEW_PAGE = 0b0001')
})
