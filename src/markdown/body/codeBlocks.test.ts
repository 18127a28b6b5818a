import { renderMarkdown } from '../../../tests/renderMarkdown'

const codeOf = async (language: string, ...lines: string[]) =>
  /<CodeBlock[^>]*>(.*)<\/CodeBlock>/s.exec(await renderMarkdown(['```' + language, ...lines, '```'].join('\n')))?.[1]

const plain = (...lines: string[]) => codeOf('text', ...lines)

test('splits code into lines', async () => {
  expect(await plain('one', '', 'two')).toBe(
    '<span class="l">one\n</span><span class="l">\n</span><span class="l">two\n</span>',
  )
})

test('a fence without a language is plain text', async () => {
  expect(await renderMarkdown('```\nlet a\n```')).toBe(
    '<CodeBlock language="text"><span class="l">let a\n</span></CodeBlock>',
  )
})

test('folder trees are plain text', async () => {
  expect(await codeOf('tree', '└── src/')).toBe('<span class="l">└── src/\n</span>')
})

test.each([
  [
    'rust',
    'vec!(w = 8); // box',
    '<span class="m">vec!</span>(w = <span class="n">8</span>' + '); <span class="c">// box</span>',
  ],
  [
    'toml',
    'width = 256 # pixels',
    '<span class="v">width</span> = <span class="n">256</span> <span class="c"># pixels</span>',
  ],
  ['toml', '[package]', '[<span class="t">package</span>]'],
  ['bash', 'cargo run -q .', '<span class="f">cargo</span> run <span class="v">-q</span> .'],
  [
    'wgsl',
    'let a: f32 = 1.0;',
    '<span class="k">let</span> a: <span class="t">f32</span> = ' + '<span class="n">1.0</span>;',
  ],
  ['json', '{ "a": true }', '{ <span class="v">&quot;a&quot;</span>: ' + '<span class="k">true</span> }'],
])('colors %s: %s', async (language, code, html) => {
  expect(await codeOf(language, code)).toBe(`<span class="l">${html}\n</span>`)
})

test('multi-line tokens are colored on each line', async () => {
  expect(await codeOf('wgsl', '/* a', 'b */')).toBe(
    '<span class="l"><span class="c">/* a</span>\n</span><span class="l"><span class="c">b */</span>\n</span>',
  )
})

test.each([
  ['</code><script>alert(1)</script>', '&lt;/code&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['"a" & \'b\'', "&quot;a&quot; &amp; 'b'"],
  ['&lt;', '&amp;lt;'],
])('%s is shown, not run', async (code, html) => {
  expect(await plain(code)).toBe(`<span class="l">${html}\n</span>`)
})

test('escapes hostile code in every token', async () => {
  expect(await codeOf('rust', '"</code><script>"')).toBe(
    '<span class="l"><span class="s">&quot;&lt;/code&gt;&lt;script&gt;&quot;</span>\n</span>',
  )
})

test('escapes titles', async () => {
  expect(await renderMarkdown('```text [<b>"]\na\n```')).toContain('title="<b>&quot;"')
})

test.each(['hl', 'highlight'])('[!code %s] highlights its line', async (note) => {
  expect(await plain(`one // [!code ${note}]`)).toBe('<span class="l" data-line="highlighted">one\n</span>')
})

test('[!code ++] marks an added line and [!code --] a removed one', async () => {
  expect(await plain('old // [!code --]', 'new // [!code ++]')).toBe(
    '<span class="l" data-line="removed">old\n</span><span class="l" data-line="added">new\n</span>',
  )
})

test('[!code focus] dims all other lines', async () => {
  expect(await plain('one', 'two // [!code focus]')).toBe(
    '<span class="l" data-line="dimmed">one\n</span><span class="l" data-line="focused">two\n</span>',
  )
})

test('[!code word:…] boxes every occurrence in the line', async () => {
  expect(await plain('a + b + a // [!code word:a]')).toBe(
    '<span class="l"><span class="w">a</span> + b + <span class="w">a</span>\n</span>',
  )
})

test('a boxed word may span tokens', async () => {
  expect(await codeOf('rust', 'let a = 1; // [!code word:a = 1]')).toBe(
    '<span class="l"><span class="k">let</span> <span class="w">a = <span class="n">1</span></span>' + ';\n</span>',
  )
})

test('boxed words keep the surrounding HTML', async () => {
  expect(await plain('a < span // [!code word:lt] [!code word:span] [!code word:w]')).toBe(
    '<span class="l">a &lt; <span class="w">span</span>\n</span>',
  )
})

test(':n extends an annotation over n lines', async () => {
  expect(await plain('one // [!code hl:2]', 'two', 'three')).toBe(
    '<span class="l" data-line="highlighted">one\n</span><span class="l" data-line="highlighted">two\n</span>' +
      '<span class="l">three\n</span>',
  )
})

test('a word with colons can have a range', async () => {
  expect(await plain('a::b // [!code word:a::b:2]', 'a::b', 'a::b')).toBe(
    '<span class="l"><span class="w">a::b</span>\n</span><span class="l"><span class="w">a::b</span>\n</span>' +
      '<span class="l">a::b\n</span>',
  )
})

test.each(['one // [!code ++] [!code hl]', 'one // [!code ++] // [!code hl]', 'one /* [!code ++] [!code hl] */'])(
  'combines annotations: %s',
  async (line) => {
    expect(await plain(line)).toBe('<span class="l" data-line="highlighted added">one\n</span>')
  },
)

test('removes a line with only an annotation, which then counts from the next line', async () => {
  expect(await plain('one', '// [!code hl:2]', 'two', 'three', 'four')).toBe(
    '<span class="l">one\n</span><span class="l" data-line="highlighted">two\n</span>' +
      '<span class="l" data-line="highlighted">three\n</span><span class="l">four\n</span>',
  )
})

test.each(['one // [!code hl]', 'one /* [!code hl] */', 'one # [!code hl]', 'one <!-- [!code hl] -->'])(
  'accepts any comment style: %s',
  async (line) => {
    expect(await plain(line)).toBe('<span class="l" data-line="highlighted">one\n</span>')
  },
)

test.each([
  ['one // why [!code hl]', 'one // why'],
  ['one /* why [!code hl] */', 'one /* why */'],
])('keeps a comment before an annotation: %s', async (line, shown) => {
  expect(await plain(line)).toBe(`<span class="l" data-line="highlighted">${shown}\n</span>`)
})

test('prints an escaped annotation', async () => {
  expect(await plain('one // [\\!code hl]')).toBe('<span class="l">one // [!code hl]\n</span>')
})

test('keeps an unknown annotation', async () => {
  expect(await plain('one // [!code h1]')).toBe('<span class="l">one // [!code h1]\n</span>')
})

test('hides set-up lines of Rust, not attributes', async () => {
  expect(await codeOf('rust', '# let a = 1;', '#', '#[test]', 'a')).toBe(
    '<span class="l"><span class="a">#[test]</span>\n</span><span class="l">a\n</span>',
  )
})

test('a hash is a comment in other languages', async () => {
  expect(await codeOf('toml', '# size')).toBe('<span class="l"><span class="c"># size</span>\n</span>')
})

test('reads title and options from the meta', async () => {
  expect(await renderMarkdown('```text [src/lib.rs] showLineNumbers signature preview\na\n```')).toBe(
    '<CodeBlock language="text" title="src/lib.rs" lineNumbers signature preview><span class="l">a\n</span></CodeBlock>',
  )
})

test('a program that cannot run says why, unless a diagnostic or picture does', async () => {
  const whyOf = async (...lines: string[]) => / why="([^"]*)"/.exec(await renderMarkdown(lines.join('\n')))?.[1]
  expect(await whyOf('```rust not_run="needs a font"', 'a();', '```')).toBe('Doesn’t run here: needs a font.')
  expect(await whyOf('```rust fragment="a part"', 'a();', '```')).toBe('Doesn’t run on its own: a part.')
  const refused = ['```rust compile_fail="not a number"', 'let a: i32 = "b";', '```']
  expect(await whyOf(...refused)).toBe('Doesn’t compile: not a number.')
  expect(await whyOf(...refused, '', '```text', 'error: mismatched types', '```')).toBeUndefined()
  expect(await whyOf(refused[0]!, 'let a = 1; // [!code error:mismatched types]', '```')).toBeUndefined()
})

test('the reason of other languages is neither shown nor a title', async () => {
  expect(await renderMarkdown('```text fragment="a [part] with preview" compile_fail="no title"\na\n```')).toBe(
    '<CodeBlock language="text"><span class="l">a\n</span></CodeBlock>',
  )
})

test('colors inline code with a language', async () => {
  expect(await renderMarkdown('Write `let a{:rust}` here.')).toBe(
    '<p>Write <InlineCode><span class="k">let</span> a</InlineCode> here.</p>',
  )
})

test('inline code without a language is plain', async () => {
  expect(await renderMarkdown('Write `a < b`.')).toBe('<p>Write <code>a &lt; b</code>.</p>')
})
