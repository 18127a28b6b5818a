/** A stage; `npm run check:NAME` runs it alone. */
export type Stage = {
  name: string
  /** How many of the two cores it uses. */
  cores: 1 | 2
  /** Stages that must pass first. */
  after?: readonly string[]
}

export type DeepStage = Stage & {
  /** Why it is deep, and how much of it `npm test` covers. */
  reason: string
  /** Paths whose changes require it. */
  guards: readonly string[]
}

const LANGUAGE = ['packages', 'scripts/draw']
const BUILD = ['src/gatsby', 'gatsby-', 'package-lock.json', 'scripts/build.ts']
const PAGES = [
  'content',
  'static',
  'src',
  'packages/rust/src',
  'packages/engine/src',
  'tests/browser',
  'playwright.config.ts',
]

/** Stages of `npm test`; those that fail fastest come first. */
export const DAILY: readonly Stage[] = [
  { name: 'system', cores: 1 },
  { name: 'types', cores: 1 },
  { name: 'packages', cores: 1 },
  { name: 'lint', cores: 1 },
  { name: 'format', cores: 1 },
  // It rewrites the query types, which nothing may read meanwhile
  { name: 'build', cores: 1, after: ['types'] },
  { name: 'prose', cores: 1 },
  { name: 'snippets', cores: 1 },
  { name: 'oracle', cores: 1, after: ['snippets'] },
  { name: 'bytes', cores: 1, after: ['build'] },
  { name: 'graphql', cores: 1, after: ['build'] },
  { name: 'unit', cores: 2 },
  { name: 'site', cores: 2, after: ['system', 'build'] },
  { name: 'browser', cores: 2, after: ['system', 'build'] },
]

export const DEEP: readonly DeepStage[] = [
  {
    name: 'oracle:deep',
    cores: 1,
    reason: 'rustc needs minutes for 900 mutants and 200 random programs; a sample of both is daily',
    guards: LANGUAGE,
  },
  {
    name: 'hostile',
    cores: 1,
    reason: 'minutes for 10,000 texts at each of three depths; 200 to 1,000 of them are daily',
    guards: LANGUAGE,
  },
  {
    name: 'programs',
    cores: 2,
    reason:
      'two minutes to play the programs of the pages twice, and to compile others with and without later std; every fifth is daily',
    guards: LANGUAGE,
  },
  {
    name: 'search:deep',
    cores: 1,
    reason:
      'a thousand generated pages take a minute to read; the real pages are chunked daily, and asked a third of the queries',
    guards: ['src/lib/search', 'src/gatsby/search', 'tests/search'],
  },
  {
    name: 'reproducible',
    cores: 2,
    after: ['build'],
    reason: 'it is a second cold build and two warm ones; only what builds can break it',
    guards: BUILD,
  },
  {
    name: 'base-path',
    cores: 2,
    reason: 'it is a second cold build; addresses under a base path have unit tests',
    guards: BUILD,
  },
  {
    name: 'browser:deep',
    cores: 2,
    after: ['system', 'build'],
    reason: 'every page in every theme and width, aliases, rare situations; daily is what most readers do',
    guards: PAGES,
  },
  {
    name: 'preview',
    cores: 2,
    after: ['system'],
    reason: 'it starts five previews, one after the other, and saves forty times',
    guards: BUILD,
  },
  {
    name: 'mistakes',
    cores: 2,
    after: ['system'],
    reason: 'it makes two dozen mistakes in a preview; each rule has a unit test',
    guards: BUILD,
  },
  {
    name: 'benchmarks',
    cores: 2,
    after: ['system', 'build'],
    reason: 'it starts every benchmark once, with its smallest size; their arithmetic has unit tests',
    guards: ['scripts'],
  },
]
