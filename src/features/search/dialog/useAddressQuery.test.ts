import { addressWithQuery, queryInAddress } from './useAddressQuery'

test('the address says what is searched for', () => {
  expect(queryInAddress('?q=flip%20a+sprite')).toBe('flip a sprite')
  expect(queryInAddress('?a=1&q=%2D%3E%20Vec%3CBounds%3E')).toBe('-> Vec<Bounds>')
  expect([queryInAddress(''), queryInAddress('?q='), queryInAddress('?q=%20'), queryInAddress('?p=x')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(queryInAddress(`?q=${'x'.repeat(300)}`)).toBe('x'.repeat(200))
})

test('a query takes its place in the address and leaves it, and the rest stays', () => {
  const page = 'https://docs.example.com/learn/api/tween.html?theme=dark#easing'
  const searched = addressWithQuery(page, 'a & b')
  expect(searched).toBe('https://docs.example.com/learn/api/tween.html?theme=dark&q=a+%26+b#easing')
  expect(queryInAddress(new URL(searched).search)).toBe('a & b')
  expect(addressWithQuery(searched, undefined)).toBe(page)
  expect(addressWithQuery('https://docs.example.com/?q=x', undefined)).toBe('https://docs.example.com/')
})
