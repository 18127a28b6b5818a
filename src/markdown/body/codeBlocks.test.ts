import { renderMarkdown } from '../../../tests/renderMarkdown'

/** The HTML of a fence's code. */
const codeOf = async (language: string, ...lines: string[]) =>
  /<CodeBlock[^>]*>(.*)<\/CodeBlock>/s.exec(await renderMarkdown(['```' + language, ...lines, '```'].join('\n')))?.[1]

const plain = (...lines: string[]) => codeOf('text', ...lines)

test('code is cut into lines', async () => {
  expect(await plain('one', '', 'two')).toBe(
    '<span class="l">one\n</span><span class="l">\n</span><span class="l">two\n</span>',
  )
})

test('a fence without a language is plain text', async () => {
  expect(await renderMarkdown('```\nlet a\n```')).toBe(
    '<CodeBlock language="text"><span class="l">let a\n</span></CodeBlock>',
  )
})

test('folders are plain text', async () => {
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
])('%s is colored: %s', async (language, code, html) => {
  expect(await codeOf(language, code)).toBe(`<span class="l">${html}\n</span>`)
})

test('code of several lines inside one token stays colored on each line', async () => {
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

test('hostile code in a colored language is escaped in every piece', async () => {
  expect(await codeOf('rust', '"</code><script>"')).toBe(
    '<span class="l"><span class="s">&quot;&lt;/code&gt;&lt;script&gt;&quot;</span>\n</span>',
  )
})

test('what a title says is escaped too', async () => {
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

test('[!code word:…] boxes the word wherever it stands in the line', async () => {
  expect(await plain('a + b + a // [!code word:a]')).toBe(
    '<span class="l"><span class="w">a</span> + b + <span class="w">a</span>\n</span>',
  )
})

test('a boxed word may reach over several colored pieces', async () => {
  expect(await codeOf('rust', 'let a = 1; // [!code word:a = 1]')).toBe(
    '<span class="l"><span class="k">let</span> <span class="w">a = <span class="n">1</span></span>' + ';\n</span>',
  )
})

test('boxed words leave the HTML around them alone', async () => {
  expect(await plain('a < span // [!code word:lt] [!code word:span] [!code word:w]')).toBe(
    '<span class="l">a &lt; <span class="w">span</span>\n</span>',
  )
})

test(':n stretches a note over n lines', async () => {
  expect(await plain('one // [!code hl:2]', 'two', 'three')).toBe(
    '<span class="l" data-line="highlighted">one\n</span><span class="l" data-line="highlighted">two\n</span>' +
      '<span class="l">three\n</span>',
  )
})

test('a word with colons can be stretched', async () => {
  expect(await plain('a::b // [!code word:a::b:2]', 'a::b', 'a::b')).toBe(
    '<span class="l"><span class="w">a::b</span>\n</span><span class="l"><span class="w">a::b</span>\n</span>' +
      '<span class="l">a::b\n</span>',
  )
})

test.each(['one // [!code ++] [!code hl]', 'one // [!code ++] // [!code hl]', 'one /* [!code ++] [!code hl] */'])(
  'notes may be combined: %s',
  async (line) => {
    expect(await plain(line)).toBe('<span class="l" data-line="highlighted added">one\n</span>')
  },
)

test('a line with nothing but a note is left out, and the note counts from the line below', async () => {
  expect(await plain('one', '// [!code hl:2]', 'two', 'three', 'four')).toBe(
    '<span class="l">one\n</span><span class="l" data-line="highlighted">two\n</span>' +
      '<span class="l" data-line="highlighted">three\n</span><span class="l">four\n</span>',
  )
})

test.each(['one // [!code hl]', 'one /* [!code hl] */', 'one # [!code hl]', 'one <!-- [!code hl] -->'])(
  'a note may stand in any style of comment: %s',
  async (line) => {
    expect(await plain(line)).toBe('<span class="l" data-line="highlighted">one\n</span>')
  },
)

test.each([
  ['one // why [!code hl]', 'one // why'],
  ['one /* why [!code hl] */', 'one /* why */'],
])('what a comment says before a note stays: %s', async (line, shown) => {
  expect(await plain(line)).toBe(`<span class="l" data-line="highlighted">${shown}\n</span>`)
})

test('an escaped note is printed', async () => {
  expect(await plain('one // [\\!code hl]')).toBe('<span class="l">one // [!code hl]\n</span>')
})

test('an unknown note stays, so that its author sees it', async () => {
  expect(await plain('one // [!code h1]')).toBe('<span class="l">one // [!code h1]\n</span>')
})

test('set-up lines of Rust are not shown; attributes are', async () => {
  expect(await codeOf('rust', '# let a = 1;', '#', '#[test]', 'a')).toBe(
    '<span class="l"><span class="a">#[test]</span>\n</span><span class="l">a\n</span>',
  )
})

test('a hash is a comment in another language', async () => {
  expect(await codeOf('toml', '# size')).toBe('<span class="l"><span class="c"># size</span>\n</span>')
})

test('the meta of a fence says its title and what it is', async () => {
  expect(await renderMarkdown('```text [src/lib.rs] showLineNumbers signature preview\na\n```')).toBe(
    '<CodeBlock language="text" title="src/lib.rs" lineNumbers signature preview><span class="l">a\n</span></CodeBlock>',
  )
})

test('the reason why code is not compiled is not shown and is no title', async () => {
  expect(await renderMarkdown('```text fragment="a [part] with preview" compile_fail="no title"\na\n```')).toBe(
    '<CodeBlock language="text"><span class="l">a\n</span></CodeBlock>',
  )
})

test('inline code with a language is colored', async () => {
  expect(await renderMarkdown('Write `let a{:rust}` here.')).toBe(
    '<p>Write <InlineCode><span class="k">let</span> a</InlineCode> here.</p>',
  )
})

test('inline code without a language is plain', async () => {
  expect(await renderMarkdown('Write `a < b`.')).toBe('<p>Write <code>a &lt; b</code>.</p>')
})
