import { z } from 'zod'

type JsonSchema = {
  type?: string | string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
}

type TypeOptions = {
  description: string
  /** After the name, such as `implements Node @dontInfer`. */
  heading?: string
  without?: readonly string[]
  /** Additional fields in GraphQL syntax. */
  further?: string
}

const SCALARS: Record<string, string> = { string: 'String', boolean: 'Boolean', integer: 'Int', number: 'Float' }

/** Adds a type per nested object, named after its field. Unions are JSON. */
export function typeDefsOf(name: string, schema: z.ZodObject, options: TypeOptions): string {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return typeOf(name, json, options).join('\n')
}

function typeOf(name: string, schema: JsonSchema, { description, heading, without = [], further }: TypeOptions) {
  const inner: string[] = []
  const fields = Object.entries(schema.properties ?? {})
    .filter(([field]) => !without.includes(field))
    .map(([field, value]) => {
      const innerName = name + field[0]!.toUpperCase() + field.slice(1)
      const type = fieldType(value, innerName, inner)
      const isRequired = schema.required?.includes(field) && !isNullable(value)
      return `${described(value.description)}  ${field}: ${type}${isRequired ? '!' : ''}`
    })
  const lines = [...fields, ...(further ? [further] : [])]
  return [`${described(description, '')}type ${[name, heading].filter(Boolean).join(' ')} {`, ...lines, '}', ...inner]
}

function fieldType(schema: JsonSchema, innerName: string, inner: string[]): string {
  const kinds = kindsOf(schema)
  const [only, ...others] = kinds
  if (!only || others.length > 0) return 'JSON'
  if (only.type === 'array' && only.items) return `[${fieldType(only.items, innerName, inner)}!]`
  if (only.type !== 'object') return SCALARS[only.type] ?? 'JSON'
  inner.push(...typeOf(innerName, only, { description: schema.description ?? `A value of ${innerName}` }))
  return innerName
}

/** Excludes null and types that are not JSON. */
function kindsOf(schema: JsonSchema): (JsonSchema & { type: string })[] {
  return (schema.anyOf ?? [schema]).flatMap((kind) =>
    [kind.type ?? []]
      .flat()
      .filter((type) => type !== 'null')
      .map((type) => ({ ...kind, type })),
  )
}

function isNullable(schema: JsonSchema): boolean {
  return (schema.anyOf ?? [schema]).some(({ type }) => [type].flat().includes('null'))
}

function described(text: string | undefined, indent = '  '): string {
  return text === undefined ? '' : `${indent}${JSON.stringify(text)}\n`
}
