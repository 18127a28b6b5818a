import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { storeEdit, keepForeign } from '../project/editedPrograms'
import { MergeButton, changedStep, stepsBefore } from './MergeButton'

const PAGE = '<article><figure data-code-block></figure><figure data-code-block></figure></article>'
const TAKE = { name: 'Apply my changes from the previous step' }
let reported: string

function Step({ begin }: { begin: string }) {
  const [text, setText] = useState(begin)
  const [message, setMessage] = useState('')
  reported = message
  const block = document.querySelectorAll<HTMLElement>('figure')[1]!
  return (
    <>
      <MergeButton block={block} text={text} onChange={setText} onNotice={setMessage} />
      <pre>{text}</pre>
    </>
  )
}

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = PAGE
  document.querySelectorAll('figure').forEach((figure) => {
    figure.innerHTML =
      '<figcaption>lib.rs</figcaption><code data-html><span class="l">a\n</span><span class="l">b</span></code>'
  })
})

afterEach(() => storeEdit('turbo.edit:/:0', 'a\nb', 'a\nb'))

const changeStepBefore = () => storeEdit('turbo.edit:/:0', 'a\nb', 'A\nb')

test('offers nothing if the previous step is unchanged', () => {
  render(<Step begin={'a\nb\nc'} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('applies the changes on one press and undoes them on the next', async () => {
  changeStepBefore()
  render(<Step begin={'a\nb\nc'} />)
  fireEvent.click(screen.getByRole('button', TAKE))
  const back = await screen.findByRole('button', { name: 'Undo' })
  expect(document.querySelector('pre')!.textContent).toBe('A\nb\nc')
  expect(reported).toBe('Your changes from the previous step are applied.')
  fireEvent.click(back)
  expect(document.querySelector('pre')!.textContent).toBe('a\nb\nc')
  expect(screen.getByRole('button', TAKE)).toBeVisible()
})

test('changes nothing if both sides changed a line', async () => {
  changeStepBefore()
  render(<Step begin={'X\nb'} />)
  fireEvent.click(screen.getByRole('button', TAKE))
  await waitFor(() => expect(reported).toMatch(/^Couldn’t merge: you and this step changed the same lines/))
  expect(document.querySelector('pre')!.textContent).toBe('X\nb')
})

describe('the steps before a program', () => {
  function page(...blocks: [file: string, text: string][]) {
    document.body.innerHTML = `<article>${blocks
      .map(
        ([file, text]) =>
          `<figure data-code-block>${file && `<figcaption>${file}</figcaption>`}<code data-html><span class="l">${text}</span></code></figure>`,
      )
      .join('')}</article>`
    return [...document.querySelectorAll<HTMLElement>('figure')]
  }

  beforeEach(() => {
    sessionStorage.clear()
    window.history.replaceState(undefined, '', '/t')
  })

  test('are those of the same file, nearest first', () => {
    const blocks = page(
      ['lib.rs', 'a'],
      ['', 'b'],
      ['turbo.toml', 'c'],
      ['lib.rs', 'd'],
      ['lib.rs', 'e'],
      ['lib.rs', 'f'],
    )
    expect(stepsBefore(blocks[4]!)).toEqual([
      { key: 'turbo.edit:/t:3', original: 'd' },
      { key: 'turbo.edit:/t:0', original: 'a' },
    ])
  })

  test('exclude code without a file name', () => {
    const [, second] = page(['', 'a'], ['', 'b'])
    expect(stepsBefore(second!)).toEqual([])
  })

  test('the nearest changed step counts', () => {
    const steps = ['c', 'b', 'a'].map((original, index) => ({ key: `turbo.edit:/steps:${index}`, original }))
    expect(changedStep(steps)).toBeUndefined()
    storeEdit(steps[2]!.key, 'a', 'A')
    expect(changedStep(steps)).toEqual({ original: 'a', text: 'A' })
    storeEdit(steps[1]!.key, 'b', 'B')
    expect(changedStep(steps)).toEqual({ original: 'b', text: 'B' })
    keepForeign(steps[0]!.key, 'c', 'C')
    expect(changedStep(steps)).toEqual({ original: 'b', text: 'B' })
  })
})
