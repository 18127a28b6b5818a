import { assertedText } from './stdExpansions'
import { Diagnostics } from '../diagnostics/diagnostic'
import { tokenize } from '../tokens/tokenize'

function shown(text: string) {
  const tokens = tokenize(text, new Diagnostics())
  return assertedText(tokens, 0, tokens.length - 1)
}

test.each([
  ['a==b', 'a == b'],
  ['a\n  >  b', 'a > b'],
  ['!v.is_empty()', '!v.is_empty()'],
  ['-a<-1&&!b', '-a < -1 && !b'],
  ['f( a,b )[0].c>=1', 'f(a, b)[0].c >= 1'],
  ['v.iter().all(|x|*x>0)', 'v.iter().all(|x| *x > 0)'],
  ['x as f32*2.0>1.', 'x as f32 * 2.0 > 1.'],
  ['v.iter().sum::<i32>()==3', 'v.iter().sum::<i32>() == 3'],
  ['(1..=3).contains(&n)', '(1..=3).contains(&n)'],
  ['a.0==&mut b', 'a.0 == &mut b'],
  ['false', 'false'],
  ['vec![1,2].len()>0', 'vec![1,2].len() > 0'],
  ['if a>1 {true} else {false}', 'if a > 1 { true } else { false }'],
  ['{let q=a; q>2}', '{ let q = a; q > 2 }'],
  ['Vec::<i32>::new().len()>0', 'Vec::<i32>::new().len() > 0'],
  ['s=="a"', 's == "a"'],
  ['E::A==e', 'E::A == e'],
  ['p == P{a:1}', 'p == P { a: 1 }'],
])('%j is printed as %s', (text, expected) => {
  expect(shown(text)).toBe(expected)
})

test('breaks long conditions between operands, as rustc does', () => {
  const sum = Array(6).fill('first + second').join(' + ')
  expect(shown(`${sum} == 0`)).toBe(
    'first + second + first + second + first + second + first + second + first +\n' +
      '                second + first + second == 0',
  )
  expect(
    shown('first == 2 || second == 3 && third == 4 || first * 2 + second * 3 > third * 100 || first << 2 == 8'),
  ).toBe(
    'first == 2 || second == 3 && third == 4 ||\n' + '        first * 2 + second * 3 > third * 100 || first << 2 == 8',
  )
  expect(shown('items.contains(&first) && items.iter().all(|item| item > &0 && item < &100 && item != &77)')).toBe(
    'items.contains(&first) &&\n    items.iter().all(|item| item > &0 && item < &100 && item != &77)',
  )
})
