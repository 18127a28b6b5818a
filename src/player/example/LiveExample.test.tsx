import { act, render, screen, waitFor } from '@testing-library/react'
import type { EditorProps } from '../editor/Editor'
import { openSession, type Outcome, type Session } from '../runtime/session'
import type { Action, ToolbarState } from '../toolbar/toolbarState'
import { codeBlockAt } from '../page/pageProgram'
import { LiveExample } from './LiveExample'

jest.mock('../runtime/session')
jest.mock('../editor/Editor', () => ({
  Editor: ({ onChange }: EditorProps) => (
    <button
      onClick={() => {
        onChange('clear(3);')
        stateWhenWritten = requests.at(-1)
      }}
    >
      write
    </button>
  ),
}))

const putImageData = jest.fn()
const shown = (changes: Partial<Extract<Outcome, { kind: 'shown' }>> = {}): Outcome => ({
  kind: 'shown',
  picture: { width: 256, height: 144, pixels: new Uint8ClampedArray(4 * 256 * 144) },
  tick: 0,
  output: [],
  sounds: [],
  shader: '',
  ...changes,
})

/** An opaque black picture. */
function blank() {
  const pixels = new Uint8ClampedArray(4 * 256 * 144)
  new Uint32Array(pixels.buffer).fill(0xff000000)
  return { width: 256, height: 144, pixels }
}

let answer: Outcome
const requests: unknown[] = []
let stateWhenWritten: unknown
const session: Session = {
  show: (text) => {
    requests.push(text)
    return Promise.resolve(answer)
  },
  advance: () => Promise.resolve(answer),
  equip: (assets) => void requests.push(assets),
  restart: () => Promise.resolve(answer),
  close: () => requests.push('close'),
}

beforeAll(() => {
  Object.assign(window, {
    ImageData: class {},
    matchMedia: () => ({ matches: false }),
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  })
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ putImageData } as never)
})

beforeEach(() => {
  requests.length = 0
  answer = shown()
  putImageData.mockClear()
  sessionStorage.clear()
  jest.mocked(openSession).mockResolvedValue(session)
})

function live(facts: object = {}) {
  document.body.innerHTML = `
    <article>
      <figure data-code-block=""><div><pre><code data-html=""><span class="l">clear(1);\n</span><span class="l">b();\n</span></code></pre></div></figure>
      <figure><div id="stage"><img alt="" /></div><button data-action="play"></button><button data-action="edit"></button></figure>
    </article>`
  const stage = document.getElementById('stage')!
  const onBar = jest.fn<void, [ToolbarState]>()
  const element = (action: Action) => (
    <LiveExample
      block={codeBlockAt('0')!}
      stage={stage}
      description="A box."
      facts={{ program: '0', moves: true, ...facts }}
      pendingAction={pendingActionFor(action)}
      onBar={onBar}
    />
  )
  const { unmount } = render(element('step'))
  return { stage, unmount, bar: () => onBar.mock.lastCall![0] }
}

const pendingActionFor = (action: Action) => ({ action })

test('paints the program over its picture', async () => {
  const { stage, unmount } = live()
  await waitFor(() => expect(putImageData).toHaveBeenCalled())
  expect(requests[0]).toBe('clear(1);\nb();')
  expect(stage.querySelector('canvas')).toHaveAccessibleName('Live picture. First frame: A box.')
  expect(stage).toHaveAttribute('data-live')
  unmount()
  expect(stage).not.toHaveAttribute('data-live')
  await waitFor(() => expect(requests).toContain('close'))
})

test('reports why and where a program stops, and marks the line', async () => {
  answer = shown({ stopped: { reason: 'panic', message: 'attempt to subtract with overflow', line: 2 } })
  const { bar } = live()
  await waitFor(() => expect(bar().message).toBe('Stopped: attempt to subtract with overflow, line 2'))
  expect(document.querySelectorAll('.l')[1]).toHaveAttribute('data-stopped')
})

test('shows the log below the picture', async () => {
  answer = shown({
    output: [
      { tick: 0, text: 'one' },
      { tick: 0, text: 'two' },
    ],
  })
  live()
  expect(await screen.findByRole('log', { name: 'Log' })).toHaveTextContent('onetwo')
})

describe('without a picture', () => {
  const panel = () => screen.getByRole('group', { name: 'Live output: Roll' })

  test('shows its output live, without a screen', async () => {
    answer = shown({
      picture: blank(),
      output: [
        { tick: 12, text: 'one' },
        { tick: 12, text: '♪ coin plays', isSound: true },
      ],
    })
    const { stage } = live({ output: '0 none', name: 'Roll' })
    await waitFor(() => expect(panel()).toHaveTextContent('frame 12 one♪ coin plays'))
    expect(screen.queryByRole('log', { name: 'Log' })).toBeNull()
    expect(stage.querySelector('canvas')).toHaveAttribute('hidden')
  })

  test('says that there is no output yet', async () => {
    answer = shown({ picture: blank() })
    live({ output: '0 none', name: 'Roll' })
    await waitFor(() => expect(panel()).toHaveTextContent('No output yet'))
  })

  test('has a screen once it draws', async () => {
    answer = shown({ picture: blank(), output: [{ tick: 0, text: 'one' }] })
    const { stage } = live({ output: '0 none', name: 'Roll' })
    await waitFor(() => expect(panel()).toHaveTextContent('frame 0 one'))
    expect(stage.querySelector('canvas')).toHaveAttribute('hidden')
    document.body.replaceChildren()
    const drawn = blank()
    drawn.pixels[0] = 255
    answer = shown({ picture: drawn })
    const other = live({ output: '0 none', name: 'Roll' })
    await waitFor(() => expect(other.stage.querySelector('canvas')).not.toHaveAttribute('hidden'))
  })
})

test('announces the frame of a step', async () => {
  answer = shown({ tick: 61 })
  const { bar } = live()
  await waitFor(() => expect(bar()).toMatchObject({ state: 'paused', message: 'Paused at frame 61' }))
})

test('shows a stored edit immediately', async () => {
  sessionStorage.setItem('turbo.edit:/:0', '["clear(1);\\nb();","clear(2);"]')
  const { bar } = live()
  await waitFor(() => expect(requests).toContain('clear(2);'))
  expect(bar().isEdited).toBe(true)
  await act(async () => {})
})

test('sends an edit to the worker before the page renders it, once', async () => {
  sessionStorage.setItem('turbo.edit:/:0', '["clear(1);\\nb();","clear(2);"]')
  live()
  const write = await screen.findByRole('button', { name: 'write' })
  await waitFor(() => expect(requests).toContain('clear(2);'))
  await act(async () => write.click())
  expect(stateWhenWritten).toBe('clear(3);')
  expect(requests.filter((text) => text === 'clear(3);')).toHaveLength(1)
})
