import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { cardChunksOf, type ExampleCard, type ExamplesFile } from '../../lib/symbols/exampleCards'
import { ExamplesDialog } from './ExamplesDialog'

const TOTAL = 3000

const cards = Array.from({ length: TOTAL }, (_, at): ExampleCard => {
  return {
    title: `Box ${at}`,
    page: `Page ${Math.floor(at / 3)}`,
    description: 'A red rectangle',
    macros: at < TOTAL - 40 ? 'rect!' : 'circ!',
    program: `program-${at}`,
    picture: `/assets/pictures/${at}.png`,
    isGame: at < 20,
  }
})
const [mockFirst = [], ...mockOthers] = cardChunksOf(cards)
const mockFile: ExamplesFile = { total: TOTAL, cards: mockFirst, chunks: mockOthers.map((_, at) => String(at)) }
const mockLoadFile = jest.fn(async () => mockFile)
const mockFetchChunk = jest.fn(async (_data: string, name: string): Promise<{ json: () => Promise<unknown> }> => {
  return { json: async () => (name.startsWith('program') ? `// ${name}` : mockOthers[Number(name)]) }
})

jest.mock('../../dom/fetchPublished', () => ({
  memoizedPublished: () => () => mockLoadFile(),
  fetchChunk: (data: string, name: string) => mockFetchChunk(data, name),
}))

let reachEnd: () => void
const onChoose = jest.fn()

beforeEach(() => {
  onChoose.mockClear()
  HTMLDialogElement.prototype.showModal = jest.fn(function (this: HTMLDialogElement) {
    this.open = true
  })
  HTMLDialogElement.prototype.close = jest.fn()
  window.IntersectionObserver = class {
    constructor(listener: IntersectionObserverCallback) {
      reachEnd = () => listener([{ isIntersecting: true } as IntersectionObserverEntry], this as never)
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})

const shownTitles = () => screen.getAllByRole('button', { name: /^Box/ }).map(({ textContent }) => textContent)

async function open() {
  render(<ExamplesDialog onChoose={onChoose} onClose={() => {}} />)
  await screen.findByRole('button', { name: /^Box 0/ })
}

test('opens 3,000 examples with fewer than 2,000 nodes, complete games first, pictures lazy', async () => {
  await open()
  const nodes = document.createNodeIterator(document.body)
  let count = 0
  while (nodes.nextNode()) count += 1
  expect(count).toBeLessThan(2000)
  expect(shownTitles()).toHaveLength(32)
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Complete games',
    'From the pages',
  ])
  expect(document.querySelectorAll('img:not([loading=lazy])')).toHaveLength(0)
})

test('the filter finds the last example', async () => {
  await open()
  await userEvent.type(screen.getByRole('searchbox'), 'box 2999')
  await waitFor(() => expect(shownTitles()).toEqual(['Box 2999from: Page 999']))
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull()
})

test('shows more cards at the end, up to the last of those found', async () => {
  await open()
  act(() => reachEnd())
  await waitFor(() => expect(shownTitles()).toHaveLength(64))
  await userEvent.type(screen.getByRole('searchbox'), 'circ!')
  await screen.findByRole('button', { name: 'Show more (32 of 40)' })
  act(() => reachEnd())
  await waitFor(() => expect(shownTitles()).toHaveLength(40))
})

test('a press on Show more leads to the first new card', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Show more (32 of 3000)' }))
  await waitFor(() => expect(screen.getByRole('button', { name: /^Box 32/ })).toHaveFocus())
})

test('a chosen example opens with its program, under the name of its page', async () => {
  await open()
  await userEvent.click(screen.getByRole('button', { name: /^Box 7from|^Box 7 ?C/ }))
  await waitFor(() => expect(onChoose).toHaveBeenCalled())
  expect(onChoose).toHaveBeenCalledWith({ name: 'Page 2', files: [{ path: 'src/lib.rs', text: '// program-7' }] })
})

test('a program that does not load is reported, and the next press retries', async () => {
  await open()
  mockFetchChunk.mockRejectedValueOnce(new Error('answered 404'))
  const card = screen.getByRole('button', { name: /^Box 9/ })
  await userEvent.click(card)
  expect(await screen.findByText('Couldn’t load this example. Try again.')).toBeVisible()
  await userEvent.click(card)
  await waitFor(() => expect(onChoose).toHaveBeenCalledTimes(1))
})

test('examples that do not load are reported, and can be requested again', async () => {
  mockLoadFile.mockRejectedValueOnce(new Error('answered 404'))
  render(<ExamplesDialog onChoose={onChoose} onClose={() => {}} />)
  expect(await screen.findByText('Couldn’t load the examples.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(shownTitles()).toHaveLength(32))
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
