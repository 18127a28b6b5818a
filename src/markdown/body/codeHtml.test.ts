import { highlightedHtml } from './codeHtml'

test('code is colored line by line, without the lines of a block', () => {
  expect(highlightedHtml('struct Box {\n    x: i32,\n}', 'rust')).toBe(
    '<span class="k">struct</span> <span class="t">Box</span> {\n    x: <span class="k">i32</span>,\n}',
  )
})

test('what the author wrote is escaped', () => {
  expect(highlightedHtml('turbo run <DIR> && "x"', 'text')).toBe('turbo run &lt;DIR&gt; &amp;&amp; &quot;x&quot;')
})
