import { parseTable } from '../../rust/front/parser/parseProgram'
import { optionFactsOf } from './optionFact'

const table = 'rect{x:impl As<i32>=0,xy:impl As<(i32, i32)>=(0, 0),color:u32=0xffffffff,opacity:f32=0.1,target:Bounds}'
const facts = optionFactsOf(new Map(parseTable(table).map(({ name, options }) => [name, options])))

test('an option takes every number, a pair of them, or what it is given, and has its default as a value', () => {
  expect(facts.rect).toEqual([
    { name: 'x', as: 'i32', fallback: 0 },
    { name: 'xy', as: ['i32', 'i32'], fallback: [0, 0] },
    { name: 'color', fallback: 0xffffffff },
    { name: 'opacity', fallback: Math.fround(0.1) },
    { name: 'target' },
  ])
})

test('the facts of a macro are read once', () => {
  expect(facts.rect).toBe(facts.rect)
})

test('what JSON has carried is the same', () => {
  expect(JSON.parse(JSON.stringify(facts))).toEqual({ rect: facts.rect })
})
