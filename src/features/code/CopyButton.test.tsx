import { act, fireEvent, render, screen } from '@testing-library/react'
import { CopyButton } from './CopyButton'

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

/** Presses the button and lets the promise of the clipboard settle. */
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

test('a failure is told, and the next press tries again', async () => {
  writeText.mockRejectedValueOnce(new Error('denied'))
  render(block(html))
  await press()
  expect(screen.getByRole('status')).toHaveTextContent('Copying failed. Select the code and copy it yourself.')
  expect(screen.getByRole('button')).toHaveAttribute('data-state', 'failed')
  await press()
  expect(screen.getByRole('button')).toHaveAccessibleName('Copied')
})

test('a browser without a clipboard fails in words too', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  render(block(html))
  await press()
  expect(screen.getByRole('status')).toHaveTextContent('Copying failed.')
})
