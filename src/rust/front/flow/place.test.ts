import { checkedProgram } from '../../../../tests/rust/checkedProgram'
import type { Expr } from '../tree/tree'
import { placeOf } from './place'

/** The place of the value of the last let. */
function lastPlace(text: string) {
  const checked = checkedProgram(text)
  const statement = checked.frame?.body?.statements.findLast(({ kind }) => kind === 'Let')
  const value: Expr | undefined = statement?.kind === 'Let' ? statement.value : undefined
  const place = value && placeOf(checked, value, () => undefined)
  return place && [place.local.name, ...place.path]
}

test('a place is a variable and the way down from it', () => {
  expect(lastPlace('let p = (1, [2]); let x = p.1[0];')).toEqual(['p', '1', '[]'])
  expect(lastPlace('let v = vec![(1, 2)]; let x = v[0].1;')).toEqual(['v', '*()', '[]', '1'])
  expect(lastPlace('let r = &(1, 2); let x = r.0;')).toEqual(['r', '*&', '0'])
  expect(lastPlace('let b = Box::new(1); let x = *b;')).toEqual(['b', '*box'])
})

test('a value that was just made has no place', () => {
  expect(lastPlace('let x = (1, 2).0;')).toBeUndefined()
})
