import { findsNothing, queriesOf, typesWithoutDescription } from './graphqlQueries'

test('queries are graphql code blocks with their lines', () => {
  const guide = 'Text\n\n```graphql\n{ a }\n```\n\n```mermaid\nb\n```\n\n```graphql may-be-empty\n{ c }\n```\n'
  expect(queriesOf(guide)).toEqual([
    { line: 3, text: '{ a }\n', mayBeEmpty: false },
    { line: 11, text: '{ c }\n', mayBeEmpty: true },
  ])
})

test('a query whose results are all empty finds nothing', () => {
  expect(findsNothing({ allDocPage: { nodes: [], totalCount: 0 }, docPage: null })).toBe(true)
  expect(findsNothing({ allDocPage: { nodes: [{ path: '/' }] } })).toBe(false)
  expect(findsNothing({ docPage: { title: null, layout: 'docs' } })).toBe(false)
})

test("own types and fields need descriptions, except Gatsby's", () => {
  const field = (name: string, description: string | null = null) => ({ name, description })
  const object = (name: string, description: string | null, fields = [field('id')]) => ({
    kind: 'OBJECT',
    name,
    description,
    fields,
  })
  expect(
    typesWithoutDescription([
      object('DocPage', 'A page', [
        field('id'),
        field('path', 'Its address'),
        field('title'),
        field('childEngineSymbol'),
      ]),
      object('DocPageLink', null),
      object('DocPageConnection', null),
      object('File', null),
      { kind: 'INPUT_OBJECT', name: 'DocPageFilterInput', description: null, fields: null },
    ]),
  ).toEqual(['DocPage.title', 'DocPageLink'])
})
