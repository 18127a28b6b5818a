import { readPage } from '../../../src/markdown/readPage'
import { missingNames } from './cheatsheet'

const SYMBOLS = readPage(
  'learn/api/dots.mdx',
  `# Dots

### \`dot!\`

Draws.

\`\`\`rust signature
dot!(x = 0)
\`\`\`

| Param | Type | Default | Description |
| --- | --- | --- | --- |
| \`x\` | \`i32\` | \`0\` | Place. |
| \`color\` | \`u32\` | \`0\` | Color. |

### \`dots::count\`

Counts.

\`\`\`rust signature
fn count() -> u32
\`\`\`
`,
).symbols

const sheet = (text: string) => missingNames(readPage('learn/cheatsheet.mdx', `# Sheet\n\n${text}\n`), SYMBOLS)

test('finds names in sentences and examples', () => {
  expect(sheet('Call `dots::count()`.\n\n```rust\ndot!(x = 1, color = 2);\n```')).toEqual([])
})

test('reports missing names, options with their macro', () => {
  expect(sheet('`dot!(x = 1)` and the word count')).toEqual(['color of dot!', 'dots::count'])
})
