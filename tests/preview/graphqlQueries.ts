export type GuideQuery = {
  /** Line of the guide on which its code block begins. */
  line: number
  text: string
  mayBeEmpty: boolean
}

/** The queries of a guide: its code blocks of the language graphql. */
export function queriesOf(markdown: string): GuideQuery[] {
  return [...markdown.matchAll(/^```graphql(.*)\n([^]*?)^```/gm)].map(({ index, 1: meta, 2: text }) => ({
    line: markdown.slice(0, index).split('\n').length,
    text: text!,
    mayBeEmpty: meta!.includes('may-be-empty'),
  }))
}

/** Whether the data of a query has no value at all: only null, 0 and empty lists. */
export function findsNothing(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return data === null || data === undefined || data === 0
  return Object.values(data).every(findsNothing)
}

export type SchemaType = {
  kind: string
  name: string
  description: string | null
  fields: { name: string; description: string | null }[] | null
}

const OURS = /^(DocPage|EngineSymbol|EngineExample)/

/** Derived by Gatsby for each type of node. */
const DERIVED = /(Connection|Edge|FieldSelector)$/

/** The fields that Gatsby gives to each node. */
const NODE_FIELDS = ['id', 'parent', 'children', 'internal']

/** Our object types and fields that have no description: `DocPageLink`, `DocPageLink.href`. */
export function typesWithoutDescription(types: readonly SchemaType[]): string[] {
  const ours = types.filter(({ kind, name }) => kind === 'OBJECT' && OURS.test(name) && !DERIVED.test(name))
  return ours.flatMap(({ name, description, fields }) => [
    ...(description ? [] : [name]),
    ...(fields ?? [])
      .filter((field) => !field.description && !isOfGatsby(field.name))
      .map((field) => `${name}.${field.name}`),
  ])
}

/** The fields of a node, and of its children by type: `childMdx`, `childrenEngineSymbol`. */
const isOfGatsby = (field: string) => NODE_FIELDS.includes(field) || /^child(ren)?[A-Z]/.test(field)
