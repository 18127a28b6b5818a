import type { EngineExample } from '../../lib/symbols/engineExample'
import { pictureAt } from './pictureAt'

const example = (line: number, address: string | null, anchor: string | null = null): EngineExample => ({
  place: `learn/a.mdx:${line}`,
  page: '/learn/a',
  anchor,
  line,
  program: '',
  picture: address === null ? null : { address, width: 256, height: 144, description: '', caption: null, moment: '' },
})
const examples = [example(40, '/late.png', 'late'), example(9, null), example(10, '/first.png', 'early')]

test('the picture of a page is the first on it, wherever its node stands', () => {
  expect(pictureAt('/learn/a', examples)?.address).toBe('/first.png')
})

test('the picture of a heading stands below it', () => {
  expect(pictureAt('/learn/a#late', examples)?.address).toBe('/late.png')
})

test('where no picture stands is none', () => {
  expect(pictureAt('/learn/a#other', examples)).toBeUndefined()
  expect(pictureAt('/learn/b', examples)).toBeUndefined()
})
