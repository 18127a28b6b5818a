import { showBlock } from './showBlock'

const scrollIntoView = jest.fn()

function page(html: string) {
  document.body.innerHTML = html
  const block = document.getElementById('block')!
  block.scrollIntoView = scrollIntoView
  return { block, figure: document.getElementById('figure')! }
}

beforeEach(() => scrollIntoView.mockClear())

test('code right above its picture is in view anyway', () => {
  const { block, figure } = page('<div id="block"></div><figure id="figure"></figure>')
  showBlock(block, figure)
  expect(scrollIntoView).not.toHaveBeenCalled()
})

test('code that stands elsewhere is unfolded and scrolled to', () => {
  const { block, figure } = page('<figure id="figure"></figure><details><div id="block"></div></details>')
  showBlock(block, figure)
  expect(block.closest('details')).toHaveAttribute('open')
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'start' })
})
