import { parseTable } from '../../rust/front/parser/parseProgram'
import { optionFactsOf } from './optionFact'
import { signedOptionsOf } from './signedOptions'

test('places, angles and factors can be less than zero, sizes, colors and what is no number cannot', () => {
  const table =
    'rect{x:impl As<i32>=0,w:impl As<u32>=0,xy:impl As<(i32, i32)>=(0, 0),wh:impl As<(u32, u32)>=(0, 0),' +
    'scale:impl As<f32>=1.0,color:u32=0,fixed:bool=false,target:Bounds}'
  const facts = optionFactsOf(new Map(parseTable(table).map(({ name, options }) => [name, options])))
  expect(signedOptionsOf(facts)).toEqual({ rect: ['x', 'xy', 'scale'] })
})
