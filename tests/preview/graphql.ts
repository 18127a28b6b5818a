/**
 * Starts a preview, runs every query of docs/graphql.md against it, and checks that each of our types and fields has a
 * description. A query must find something, unless its code block is marked `may-be-empty`.
 * Run: npm run check:graphql
 */
import fs from 'node:fs'
import path from 'node:path'
import { startPreview } from '../../scripts/bench/preview'
import { copyProject } from '../../scripts/bench/projectCopy'
import { temporaryFolder } from '../../scripts/bench/temporaryFolder'
import { findsNothing, queriesOf, typesWithoutDescription, type SchemaType } from './graphqlQueries'

const GUIDE = 'docs/graphql.md'
const ENDPOINT = '/___graphql'

type Answer<Data> = { data?: Data; errors?: { message: string }[] }

const INTROSPECTION = '{ __schema { types { kind name description fields { name description } } } }'

async function checkQueries() {
  const folder = path.join(temporaryFolder('check-graphql'), 'docs')
  copyProject(folder)
  const preview = await startPreview(folder, ENDPOINT)
  const send = async <Data>(query: string): Promise<Answer<Data>> => {
    const response = await fetch(preview.address + ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    return (await response.json()) as Answer<Data>
  }
  const queries = queriesOf(fs.readFileSync(GUIDE, 'utf8'))
  const problems: string[] = []
  for (const { line, text, mayBeEmpty } of queries) {
    const { data, errors = [] } = await send(text)
    problems.push(...errors.map(({ message }) => `${GUIDE}:${line} ${message}`))
    if (errors.length === 0 && !mayBeEmpty && findsNothing(data)) problems.push(`${GUIDE}:${line} finds nothing`)
  }
  const { data } = await send<{ __schema: { types: SchemaType[] } }>(INTROSPECTION)
  const types = data?.__schema.types ?? []
  problems.push(...typesWithoutDescription(types).map((name) => `${name} has no description`))
  await preview.stop()
  console.log(`${queries.length} queries of ${GUIDE} run`)
  problems.forEach((problem) => console.error(problem))
  if (problems.length > 0) process.exitCode = 1
}

checkQueries().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
