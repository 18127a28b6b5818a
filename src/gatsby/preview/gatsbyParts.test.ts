/** @jest-environment node */
import { gatsbyPart, replaceService } from './gatsbyParts'
import type { Machine } from './gatsbyParts'

const machine = (): Machine => ({
  config: { states: {} },
  options: { services: { buildSchema: () => Promise.resolve('built') }, actions: {} },
})

test('a part that this Gatsby has not is named', () => {
  expect(() => gatsbyPart('gatsby/dist/utils/mett', 'mutt')).toThrow(
    /^mutt in gatsby\/dist\/utils\/mett: there is nothing in this version of Gatsby/,
  )
})

test('a service that a machine has not is named', () => {
  expect(() => replaceService(machine(), 'buildTower', (own) => own)).toThrow('the service buildTower')
})

test('what stands in the place of a service can call it', async () => {
  const replaced = machine()
  replaceService(replaced, 'buildSchema', (own) => async (step) => [await own(step)])
  expect(await replaced.options.services.buildSchema!({})).toEqual(['built'])
})
