/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib'
import { engineDeclarations } from '../../../src/gatsby/examples/engineDeclarations'
import { headerOf, readHeader } from '../src/front/crate/header'
import { parseDeclarations } from '../src/front/parser/parseProgram'

const BUDGET_BYTES = 3_500

test.each(['pages', 'sdk'] as const)('the header of the engine says what the crate says: %s', (reading) => {
  const header = headerOf(engineDeclarations(reading))
  const read = readHeader(JSON.parse(JSON.stringify(header)))
  expect(headerOf({ ...read, items: parseDeclarations(header.items) })).toEqual(header)
})

test('the two versions of the crate differ where pages and SDK do', () => {
  const [pages, sdk] = (['pages', 'sdk'] as const).map((reading) => headerOf(engineDeclarations(reading)).items)
  expect(pages).toContain('pub fn tick()->u32;')
  expect(sdk).toContain('pub fn tick()->usize;')
})

test('the header is small', () => {
  const { length } = brotliCompressSync(JSON.stringify(headerOf(engineDeclarations())))
  expect(length).toBeLessThan(BUDGET_BYTES)
})
