import { parseTable } from 'rust'
import { optionFactsOf, signedOptionsOf } from './declaredOptions'

const table = 'rect{x:impl As<i32>=0,xy:impl As<(i32, i32)>=(0, 0),color:u32=0xffffffff,opacity:f32=0.1,target:Bounds}'
const facts = optionFactsOf(new Map(parseTable(table).map(({ name, options }) => [name, options])))

test('reads conversions and defaults of options', () => {
  expect(facts.rect).toEqual([
    { name: 'x', as: 'i32', fallback: 0 },
    { name: 'xy', as: ['i32', 'i32'], fallback: [0, 0] },
    { name: 'color', fallback: 0xffffffff },
    { name: 'opacity', fallback: Math.fround(0.1) },
    { name: 'target' },
  ])
})

test("reads a macro's options once", () => {
  expect(facts.rect).toBe(facts.rect)
})

test('survives JSON', () => {
  expect(JSON.parse(JSON.stringify(facts))).toEqual({ rect: facts.rect })
})

test('positions, angles and factors can be negative; sizes, colors and non-numbers cannot', () => {
  const table =
    'rect{x:impl As<i32>=0,w:impl As<u32>=0,xy:impl As<(i32, i32)>=(0, 0),wh:impl As<(u32, u32)>=(0, 0),' +
    'scale:impl As<f32>=1.0,color:u32=0,fixed:bool=false,target:Bounds}'
  const facts = optionFactsOf(new Map(parseTable(table).map(({ name, options }) => [name, options])))
  expect(signedOptionsOf(facts)).toEqual({ rect: ['x', 'xy', 'scale'] })
})
