import path from 'node:path'
import { upstreamText } from '../../../tests/upstream'
import { noAdapter, onPluginInit } from './onPluginInit'

afterEach(() => {
  delete process.env.GATSBY_SLICES
  delete process.env.GATSBY_WORKER_ID
})

type Parser = { parseFile: (file: string, addError: unknown) => Promise<unknown> }

const init = () => onPluginInit!({} as never, {} as never, () => undefined)

test('slices are off, and a Gatsby without them is reported', () => {
  process.env.GATSBY_SLICES = '1'
  void init()
  expect(process.env.GATSBY_SLICES).toBeUndefined()
  expect(init).toThrow('GATSBY_SLICES')
})

test("a worker of Gatsby's may lack the variable", () => {
  process.env.GATSBY_WORKER_ID = '1'
  expect(init).not.toThrow()
})

test('Gatsby reads GATSBY_SLICES after the plugins are initialized', () => {
  expect(upstreamText('gatsby/dist/redux/reducers/html.js')).toContain('process.env.GATSBY_SLICES')
  expect(upstreamText('gatsby/dist/commands/build.js')).toContain('process.env.GATSBY_SLICES')
})

test('Gatsby parses the files of query folders, and no others', async () => {
  const { default: FileParser } = jest.requireActual<{ default: new () => Parser }>('gatsby/dist/query/file-parser')
  const addError = jest.fn()
  process.env.GATSBY_WORKER_ID = '1'
  void init()
  await expect(new FileParser().parseFile(path.resolve('src/layouts/missing.tsx'), addError)).resolves.toBeNull()
  expect(addError).not.toHaveBeenCalled()
  await new FileParser().parseFile(path.resolve('src/templates/missing.tsx'), addError)
  expect(addError).toHaveBeenCalledTimes(1)
})

test('Gatsby looks for an adapter only where none is configured', () => {
  expect(noAdapter.adapt({} as never)).toBeUndefined()
  const manager = upstreamText('gatsby/dist/utils/adapter/manager.js')
  expect(manager).toMatch(/if \(adapterFromGatsbyConfig\) \{\s+adapter = adapterFromGatsbyConfig;/)
  expect(manager.indexOf('if (adapterFromGatsbyConfig)')).toBeLessThan(manager.indexOf('getAdapterInit)()'))
})
