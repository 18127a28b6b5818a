import { cardAfterKey, columnsOf } from './cardGrid'

test('arrow keys move in a grid of three columns and seven cards', () => {
  const from = (at: number, key: string) => cardAfterKey(at, key, 3, 7)
  expect([from(0, 'ArrowRight'), from(2, 'ArrowRight'), from(3, 'ArrowUp'), from(1, 'ArrowDown')]).toEqual([1, 3, 0, 4])
  expect([from(0, 'ArrowLeft'), from(1, 'ArrowUp'), from(6, 'ArrowRight'), from(6, 'ArrowDown')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect([from(4, 'ArrowDown'), from(5, 'Home'), from(0, 'End'), from(0, 'a')]).toEqual([6, 0, 6, undefined])
})

test('counts the cards of the first row', () => {
  expect([columnsOf([8, 8, 90]), columnsOf([])]).toEqual([2, 1])
})
