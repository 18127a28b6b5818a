import { borrowOrEnd, tryBorrow, type RefCellValue } from './cellNatives'

test('a cell has many readers or one writer', () => {
  const cell: RefCellValue = [5]
  expect([tryBorrow(cell, false), tryBorrow(cell, false), tryBorrow(cell, true)]).toEqual([true, true, false])
  expect(() => borrowOrEnd(cell, true)).toThrow(expect.objectContaining({ message: 'RefCell already borrowed' }))
  cell[1] = 0
  expect(tryBorrow(cell, true)).toBe(true)
  expect(() => borrowOrEnd(cell, false)).toThrow(
    expect.objectContaining({ message: 'RefCell already mutably borrowed' }),
  )
})
