import { checkBorrow, holdBorrow, releaseBorrow } from './refCell'
import type { RefCellValue } from './refCell'

test('a cell is read by many or written by one', () => {
  const cell: RefCellValue = [5]
  holdBorrow(cell, false)
  holdBorrow(cell, false)
  expect(() => checkBorrow(cell, false)).not.toThrow()
  expect(() => checkBorrow(cell, true)).toThrow(expect.objectContaining({ message: 'RefCell already borrowed' }))
  releaseBorrow(cell, false)
  releaseBorrow(cell, false)
  expect(() => checkBorrow(cell, true)).not.toThrow()
  holdBorrow(cell, true)
  expect(() => checkBorrow(cell, false)).toThrow(
    expect.objectContaining({ message: 'RefCell already mutably borrowed' }),
  )
  releaseBorrow(cell, true)
  expect(() => checkBorrow(cell, true)).not.toThrow()
})
