import { withWholePrograms } from './wholePrograms'

const first = ['```rust [a.rs]', 'turbo::go!({', '    clear(1);', '    log!("a");', '});', '```', '']

test('programs that continue another are written out', () => {
  const page = [
    ...first,
    '```rust [b.rs] continues preview',
    '    clear(1); // [!code --]',
    '    clear(2); // [!code ++]',
    '```',
  ]
  expect(withWholePrograms(page.join('\n'))).toBe(
    [
      ...first,
      '```rust [b.rs] preview',
      '# turbo::go!({',
      '    clear(1); // [!code --]',
      '    clear(2); // [!code ++]',
      '#     log!("a");',
      '# });',
      '```',
    ].join('\n'),
  )
})

test('they keep the place in lists and quotes, and their marks', () => {
  const page = [...first, '- A', '', '  ````rust continues', '  ````', '', '> ~~~rust continues', '> ~~~', '']
  expect(withWholePrograms(page.join('\n')).split('\n').slice(first.length)).toEqual([
    ...['- A', '', '  ````rust', '  turbo::go!({', '      clear(1);', '      log!("a");', '  });', '  ````', ''],
    ...['> ~~~rust', '> turbo::go!({', '>     clear(1);', '>     log!("a");', '> });', '> ~~~', ''],
  ])
})

test('other sources stay as they are', () => {
  const page = 'The game\r\ncontinues.\r\n\r\n```rust\r\nlet a = 1;\r\n```\r\n'
  expect(withWholePrograms(page)).toBe(page)
  expect(withWholePrograms('a\r\n')).toBe('a\r\n')
})
