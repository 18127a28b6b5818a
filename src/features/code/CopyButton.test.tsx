import { act, fireEvent, render, screen } from '@testing-library/react'
import { keepOwnText } from '../../dom/shownCode'
import { CopyButton, copyTextIn, copyTextOf } from './CopyButton'

const writeText = jest.fn<Promise<void>, [string]>()

beforeEach(() => {
  jest.useFakeTimers()
  writeText.mockReset().mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
})

afterEach(() => jest.useRealTimers())

const html =
  '<span class="l" data-line="removed">old\n</span><span class="l" data-line="highlighted added">n<a href="/">e</a>w\n</span>'

const block = (code: string, language = 'rust') => (
  <figure data-code-block="">
    <code dangerouslySetInnerHTML={{ __html: code }} />
    <CopyButton language={language} />
  </figure>
)

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('a press copies the code without removed lines', async () => {
  render(block(html))
  await press()
  expect(writeText.mock.calls).toEqual([['new']])
})

test('a press copies shell lines without prompts', async () => {
  render(block('<span class="l">$ turbo run\n</span>', 'bash'))
  await press()
  expect(writeText.mock.calls).toEqual([['turbo run']])
})

test('the button says Copied for 1000 milliseconds', async () => {
  render(block(html))
  expect(screen.getByRole('button')).toHaveAccessibleName('Copy')
  await press()
  expect(screen.getByRole('button')).toHaveAccessibleName('Copied')
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
  wait(999)
  expect(screen.getByRole('button')).toHaveAccessibleName('Copied')
  wait(1)
  expect(screen.getByRole('button')).toHaveAccessibleName('Copy')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('a second press within that time does not extend it', async () => {
  render(block(html))
  await press()
  wait(600)
  await press()
  wait(400)
  expect(screen.getByRole('button')).toHaveAccessibleName('Copy')
  expect(writeText).toHaveBeenCalledTimes(1)
})

test('reports a failure and retries on the next press', async () => {
  writeText.mockRejectedValueOnce(new Error('denied'))
  render(block(html))
  await press()
  expect(screen.getByRole('status')).toHaveTextContent('Couldn’t copy. Select the code and copy it manually.')
  expect(screen.getByRole('button')).toHaveAttribute('data-state', 'failed')
  await press()
  expect(screen.getByRole('button')).toHaveAccessibleName('Copied')
})

test('a browser without a clipboard fails in words too', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  render(block(html))
  await press()
  expect(screen.getByRole('status')).toHaveTextContent('Couldn’t copy.')
})

const line = (text: string, isRemoved = false) => ({ text, isRemoved })

test('removed lines are not copied', () => {
  expect(copyTextOf([line('let a = 1;', true), line('let a = 2;')], 'rust')).toBe('let a = 2;')
})

test('the prompt of a shell line is not copied', () => {
  expect(copyTextOf([line('$ turbo run -w .')], 'bash')).toBe('turbo run -w .')
})

test('a dollar in another language stays', () => {
  expect(copyTextOf([line('$ 5')], 'text')).toBe('$ 5')
})

function editedBlock(inside: string) {
  const block = document.createElement('figure')
  block.innerHTML = `<pre hidden><code><span class="l">old\n</span></code></pre>${inside}`
  return block
}

test('of a block that is edited, what is in the field is copied', () => {
  const block = editedBlock('<code><span class="l">drawn\n</span></code>')
  keepOwnText(block, 'new\n  $ line\n')
  expect(copyTextIn(block, 'rust')).toBe('new\n  $ line\n')
})

test('of a block that was edited, what is shown is copied', () => {
  expect(copyTextIn(editedBlock('<code><span class="l">new\n</span></code>'), 'rust')).toBe('new')
})
