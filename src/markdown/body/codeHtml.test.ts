import { highlightedHtml } from './codeHtml'

test('colors code without line elements', () => {
  expect(highlightedHtml('struct Box {\n    x: i32,\n}', 'rust')).toBe(
    '<span class="k">struct</span> <span class="t">Box</span> {\n    x: <span class="k">i32</span>,\n}',
  )
})

test("escapes the author's text", () => {
  expect(highlightedHtml('turbo run <DIR> && "x"', 'text')).toBe('turbo run &lt;DIR&gt; &amp;&amp; &quot;x&quot;')
})
