/** @jest-environment node */
import { readPage } from '../../../src/markdown/readPage'
import { checkShell, documentedCommands } from './shell'

const guide = readPage(
  'learn/guides/cli.mdx',
  `# Commands

## \`turbo\`

A command.

\`\`\`bash signature
turbo [OPTIONS]
\`\`\`

| Flag | Value | Default | Description |
| --- | --- | --- | --- |
| \`-h\`, \`--help\` | none | none | Help. |

## \`turbo run\`

A command.

\`\`\`bash signature
turbo run [OPTIONS]
\`\`\`

| Flag | Value | Default | Description |
| --- | --- | --- | --- |
| \`DIR\` | \`<path>\` | required | Folder. |
| \`-w\`, \`--watch\` | none | none | Watches. |
| \`--config\` | \`<file>\` | none | File. |
| \`-h\`, \`--help\` | none | none | Help. |
`,
)
const commands = documentedCommands(guide.tables)

const check = (code: string, meta = '') => {
  const { fences } = readPage('page.mdx', `\`\`\`bash ${meta}\n${code}\n\`\`\`\n`)
  const { errors, count } = checkShell(fences[0]!, commands)
  return { count, errors: errors.map(({ line, problem, remedy }) => `${line} ${problem} – ${remedy}`) }
}

test.each([
  'turbo run .',
  'turbo run -w . && turbo --help',
  'turbo run . --config a.toml',
  'turbo run --config=a.toml .',
  'turbo run --help',
  'turbo run \\\n  -w .',
  'turbo run . # and wait',
])('accepts %s', (code) => {
  expect(check(code).errors).toEqual([])
})

test.each([
  ['turbo walk', '2 `turbo walk` is not a documented command – use one of turbo run'],
  [
    'cd game\nturbo run --wacth .',
    '3 `turbo run` has no flag `--wacth` – its flags: -w, --watch, --config, -h, --help',
  ],
  ['turbo run', '2 `turbo run` lacks DIR – add it to the line'],
  ['turbo run . two', '2 `turbo run` has too many arguments – its arguments: DIR'],
  ['turbo run . --config', '2 `--config` has no value – write --config <value>'],
])('reports %s', (code, error) => {
  expect(check(code).errors).toEqual([error])
})

test('counts calls of turbo only', () => {
  expect(check('cargo build\nturbo run . && turbo --help\nls | turbo -h').count).toBe(3)
})

test('a signature may contain placeholders', () => {
  expect(check('turbo run [OPTIONS] <DIR>', 'signature').errors).toEqual([])
  expect(check('turbo [OPTIONS]', 'signature').errors).toEqual([])
})
