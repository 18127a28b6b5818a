import { z } from 'zod'
import { typeDefsOf } from './typeDefsOf'

test('a schema becomes a described type', () => {
  const schema = z.object({ name: z.string().describe('Unique "name"'), size: z.number().int().optional() })
  expect(typeDefsOf('Cat', schema, { description: 'A cat', heading: 'implements Node' })).toBe(
    '"A cat"\ntype Cat implements Node {\n  "Unique \\"name\\""\n  name: String!\n  size: Int\n}',
  )
})

test('nullable fields are optional', () => {
  const schema = z.object({ owner: z.string().nullable() })
  expect(typeDefsOf('Cat', schema, { description: 'A cat' })).toContain('  owner: String\n')
})

test('nested objects become types', () => {
  const schema = z.object({ toys: z.array(z.object({ price: z.number() })) })
  expect(typeDefsOf('Cat', schema, { description: 'A cat' })).toBe(
    '"A cat"\ntype Cat {\n  toys: [CatToys!]!\n}\n"A value of CatToys"\ntype CatToys {\n  price: Float!\n}',
  )
})

test('enums and dates are strings, unions are JSON', () => {
  const schema = z.object({
    mood: z.enum(['calm', 'wild']),
    born: z.union([z.string(), z.date().transform(String)]).optional(),
    names: z.union([z.string(), z.array(z.string())]).optional(),
  })
  const types = typeDefsOf('Cat', schema, { description: 'A cat' })
  expect(types).toContain('  mood: String!\n  born: String\n  names: JSON\n')
})

test('omits and adds fields', () => {
  const schema = z.object({ name: z.string(), owner: z.string() })
  const types = typeDefsOf('Cat', schema, { description: 'A cat', without: ['owner'], further: '  line: Int!' })
  expect(types).toBe('"A cat"\ntype Cat {\n  name: String!\n  line: Int!\n}')
})
