import { readPage } from '../readPage'

const GAME = ['```rust [src/lib.rs]', 'turbo::go!({', '    clear(1);', '', '    log!("a");', '});', '```']

const read = (...lines: string[]) => readPage('a.mdx', ['# Cat', ...GAME, ...lines].join('\n'))

/** The visible lines of the last fence, the others with #, and its errors. */
function last(...lines: string[]) {
  const { fences, errors } = read(...lines)
  const { shown, setUp } = fences.at(-1)!
  const hidden = (place: number) => setUp.filter(({ after }) => after === place).map(({ text }) => `# ${text}`)
  return [...shown.flatMap(({ text }, place) => [...hidden(place), text]), ...hidden(shown.length), ...errors]
}

test('a program shows its changes and hides the other lines', () => {
  const lines = ['```rust continues', '    clear(1); // [!code --]', '    clear(2); // [!code ++]', '```']
  expect(last(...lines)).toEqual([
    ...['# turbo::go!({', '    clear(1);', '    clear(2);', '# ', '#     log!("a");', '# });'],
  ])
  const { fences } = read(...lines)
  expect(fences.at(-1)!.meta.title).toBeUndefined()
  expect(fences.at(-1)!.shown.map(({ line, marks }) => [line, ...marks])).toEqual([
    [10, 'removed'],
    [11, 'added'],
  ])
  expect(fences.at(-1)!.program).toEqual([
    { text: 'turbo::go!({', line: 9 },
    { text: '    clear(2);', line: 11 },
    { text: '', line: 9 },
    { text: '    log!("a");', line: 9 },
    { text: '});', line: 9 },
  ])
})

test('several changes have a separator between them, which may be shown', () => {
  const [first, second] = [
    ['    clear(2); // [!code ++]', '    clear(1);'],
    ['    log!("a");', '    log!("b"); // [!code ++]'],
  ]
  expect(last('```rust continues', ...first!, '# …', ...second!, '```')).toEqual([
    ...['# turbo::go!({', '    clear(2);', '    clear(1);', '# ', '    log!("a");', '    log!("b");', '# });'],
  ])
  expect(last('```rust continues', ...first!, '    // ...', ...second!, '    // ...', '```')).toEqual([
    ...['# turbo::go!({', '    clear(2);', '    clear(1);', '# ', '    // ...', '    log!("a");', '    log!("b");'],
    ...['    // ...', '# });'],
  ])
})

test('a hidden line may say where a change belongs', () => {
  expect(last('```rust continues', '#     clear(1);', '#', '    log!("b"); // [!code ++]', '```')).toEqual([
    ...['# turbo::go!({', '#     clear(1);', '# ', '    log!("b");', '#     log!("a");', '# });'],
  ])
})

const PART = [
  '```rust [src/lib.rs] fragment="a step"',
  '    clear(1); // [!code --]',
  '    clear(2); // [!code ++]',
  '```',
]

test('a program without lines is the last one with the changes of the parts below it', () => {
  const other = ['```rust [src/cat.rs] fragment="another file"', 'let a = 1;', '```']
  const lines = [...PART, ...other, ':::details[The file]', '```rust [src/lib.rs] continues', '```', ':::']
  expect(last(...lines)).toEqual(['turbo::go!({', '    clear(2);', '', '    log!("a");', '});'])
  expect(
    read(...lines)
      .fences.at(-1)!
      .program.map(({ line }) => line),
  ).toEqual([3, 11, 5, 6, 7])
})

test('hidden lines of a part only say where it belongs', () => {
  const part = ['```rust [src/lib.rs] fragment="a step"', '#     clear(1);', '    log!("b"); // [!code ++]', '```']
  const { fences } = read(...part, '```rust continues', '```')
  expect(fences.at(-1)!.program.map(({ text }) => text)).toContain('    log!("b");')
  expect(fences.at(-2)).toMatchObject({ setUp: [], shown: [{ text: '    log!("b");', line: 11 }] })
})

test('the next program continues without the changes in details', () => {
  const change = (from: number, to: number) => [
    ...['```rust continues', `    clear(${from}); // [!code --]`, `    clear(${to}); // [!code ++]`, '```'],
  ]
  const folded = [':::details[Solution]', ...change(1, 2), ':::', '<details>', '', ...change(1, 3), '', '</details>']
  expect(last(...folded, '```rust continues', '```')).toContain('    clear(1);')
  expect(last(...change(1, 2), ...change(2, 3))).toContain('    clear(3);')
})

const problem = (...lines: string[]) => read('```rust continues', ...lines, '```').errors

test('reports changes that do not fit', () => {
  expect(problem('    clear(1);', '    log!("a");')).toEqual([
    'content/a.mdx:11 this line is not in the program so far, below the ones above it – correct it, mark it with [!code ++], or write `# …` where lines are left out',
  ])
  expect(problem('    log!("b"); // [!code ++]')).toEqual([
    'content/a.mdx:10 the change has no line of the program so far – add the line above or below it; it starts with `# ` if it is not to be shown',
  ])
  expect(problem('    log!("a");', '# …', '    clear(1);')).toEqual([
    'content/a.mdx:12 these lines are above the ones of the change before – write the changes in the order of the program',
  ])
})

test('reports lines that are in several places', () => {
  const part = ['```rust [src/lib.rs] fragment="a step"', '    clear(1);', '    clear(1); // [!code ++]', '```']
  expect(read(...part, '```rust continues', '    clear(1);', '```').errors).toEqual([
    'content/a.mdx:14 the program so far has these lines 2 times – add the line above or below them; it starts with `# ` if it is not to be shown',
  ])
})

test('reports a part that does not fit, at the part', () => {
  const part = ['```rust [src/lib.rs] fragment="a step"', '    clear(7);', '```']
  expect(read(...part, '```rust continues', '```').errors).toEqual([
    expect.stringContaining('content/a.mdx:10 this line'),
  ])
  expect(read(...part).errors).toEqual([])
})

test('reports a program that continues nothing', () => {
  expect(readPage('a.mdx', '# Cat\n\n```rust continues\nlet a = 1;\n```').errors).toEqual([
    'content/a.mdx:3 `continues` has no program above it – write the first program out',
  ])
})

test('only Rust continues', () => {
  expect(readPage('a.mdx', '# Cat\n\n```toml continues\na = 1\n```').errors).toEqual([
    expect.stringContaining('content/a.mdx:3 unknown meta word `continues` – '),
  ])
})
