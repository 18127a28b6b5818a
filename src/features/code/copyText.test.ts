import { copyTextOf } from './copyText'

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
