import { parseTable } from 'rust'
import { optionFactsOf, signedOptionsOf } from './declaredOptions'

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

test('places, angles and factors can be less than zero, sizes, colors and what is no number cannot', () => {
  const table =
    'rect{x:impl As<i32>=0,w:impl As<u32>=0,xy:impl As<(i32, i32)>=(0, 0),wh:impl As<(u32, u32)>=(0, 0),' +
    'scale:impl As<f32>=1.0,color:u32=0,fixed:bool=false,target:Bounds}'
  const facts = optionFactsOf(new Map(parseTable(table).map(({ name, options }) => [name, options])))
  expect(signedOptionsOf(facts)).toEqual({ rect: ['x', 'xy', 'scale'] })
})
