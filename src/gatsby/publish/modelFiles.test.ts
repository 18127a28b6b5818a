import { modelIndex, modelText, pinnedInstallLine } from './modelFiles'

const page = {
  title: 'Circles',
  description: 'Draw circles.',
  url: '/learn/api/circles.md',
  source: '---\ntitle: Circles\n---\n\n# Circles\n',
}
const facts = {
  site: 'Turbo Docs',
  description: 'Make games.',
  version: '0.7.4',
  install: 'curl x | TURBO_VERSION=0.7.4 sh',
  form: [{ name: 'turbo::go!', summary: 'Holds the code of one frame.', signature: 'turbo::go!({ })' }],
  program: 'turbo::go!({ clear(0); });',
  laterNames: [{ name: 'gamepad::…', pattern: /gamepad::/, instead: '`gamepad(0)`' }],
}

test('the index lists each page with its source, and the full file', () => {
  const index = modelIndex(facts, [page], '/llms-full.txt')
  expect(index).toMatch(/^# Turbo Docs\n\n> Make games\.\n/)
  expect(index).toContain('\n- [Circles](/learn/api/circles.md): Draw circles.\n')
  expect(index).toContain('](/llms-full.txt)')
})

test('version facts precede the pages', () => {
  const [first, second] = modelText(facts, [page]).split('\n---\n')
  expect(first).toContain('```bash\ncurl x | TURBO_VERSION=0.7.4 sh\n```')
  expect(first).toContain('```rust\nturbo::go!({ })\n```')
  expect(first).toContain('```rust\nturbo::go!({ clear(0); });\n```')
  expect(first).toContain('| `gamepad::…` | `gamepad(0)` |')
  expect(second).toBe('\n<!-- /learn/api/circles.md -->\n\n# Circles\n')
})

test('finds the install line with the version', () => {
  const source = 'curl -sSf https://sh.rustup.rs | sh\ncurl a | sh\ncurl a | TURBO_VERSION=0.7.4 sh\n'
  expect(pinnedInstallLine(source, '0.7.4')).toBe('curl a | TURBO_VERSION=0.7.4 sh')
  expect(pinnedInstallLine(source, '1.0.0')).toBeUndefined()
})
