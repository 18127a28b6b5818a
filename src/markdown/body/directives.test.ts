import { renderMarkdown } from '../../../tests/renderMarkdown'

test.each(['note', 'info', 'tip', 'success', 'warning', 'danger', 'callout'])('a %s without a label', async (type) => {
  expect(await renderMarkdown(`:::${type}\nText.\n:::`)).toBe(`<Callout type="${type}"><p>Text.</p></Callout>`)
})

test.each(['note', 'info', 'tip', 'success', 'warning', 'danger', 'callout'])('a %s with a label', async (type) => {
  expect(await renderMarkdown(`:::${type}[A \`label\`]\nText.\n:::`)).toBe(
    `<Callout type="${type}"><CalloutTitle><p>A <code>label</code></p></CalloutTitle><p>Text.</p></Callout>`,
  )
})

test('a callout can have an anchor', async () => {
  expect(await renderMarkdown(':::warning{#careful}\nText.\n:::')).toBe(
    '<Callout id="careful" type="warning"><p>Text.</p></Callout>',
  )
})

test('details without a label are called Details', async () => {
  expect(await renderMarkdown(':::details\nText.\n:::')).toBe(
    '<Details><summary>Details</summary><p>Text.</p></Details>',
  )
})

test('the label of details may contain code', async () => {
  expect(await renderMarkdown(':::details[Why `go!`?]\nText.\n:::')).toBe(
    '<Details><summary>Why <code>go!</code>?</summary><p>Text.</p></Details>',
  )
})

const heading = (level: number, id: string, text: string) =>
  `<div class="heading" data-level="${level}"><h${level} id="${id}">${text}</h${level}>` +
  `<a class="anchor" href="#${id}" aria-label="Link to “${text}”"></a></div>`

test('headings of the first level start steps; deeper ones stay inside', async () => {
  expect(await renderMarkdown('::::steps\n### One\nText.\n#### Deeper\n### Two\n::::')).toBe(
    `<Steps><Step>${heading(3, 'one', 'One')}<p>Text.</p>${heading(4, 'deeper', 'Deeper')}</Step>` +
      `<Step>${heading(3, 'two', 'Two')}</Step></Steps>`,
  )
})

test('level-six headings start steps', async () => {
  expect(await renderMarkdown('::::steps\n###### One\n###### Two\n::::')).toBe(
    `<Steps><Step>${heading(6, 'one', 'One')}</Step><Step>${heading(6, 'two', 'Two')}</Step></Steps>`,
  )
})

test('the title of a step component is a heading with an anchor', async () => {
  expect(await renderMarkdown('<Steps>\n<Step title="One" titleLevel={4}>\n\nText.\n\n</Step>\n</Steps>')).toBe(
    `<Steps><Step>${heading(4, 'one', 'One')}<p>Text.</p></Step></Steps>`,
  )
  expect(await renderMarkdown('<Step title="One">\n\nText.\n\n</Step>')).toBe(
    `<Step>${heading(2, 'one', 'One')}<p>Text.</p></Step>`,
  )
})

test('a step of an invalid level keeps its title for the component to refuse', async () => {
  expect(await renderMarkdown('<Step title="One" titleLevel="7">\n\nText.\n\n</Step>')).toBe(
    '<Step title="One" titleLevel="7"><p>Text.</p></Step>',
  )
})

test('a block of three colons nests in a step, and steps in a step', async () => {
  expect(await renderMarkdown(':::::steps\n## Outer\n::::steps\n### Inner\n:::tip\nText.\n:::\n::::\n:::::')).toBe(
    `<Steps><Step>${heading(2, 'outer', 'Outer')}<Steps><Step>${heading(3, 'inner', 'Inner')}` +
      '<Callout type="tip"><p>Text.</p></Callout></Step></Steps></Step></Steps>',
  )
})

test('code group tabs are named by [title], title="…" and data-title', async () => {
  const source = [
    ':::code-group',
    '```text [macOS]',
    'ls',
    '```',
    '',
    '```text title="Windows"',
    'dir',
    '```',
    '',
    '<div data-title="Other">',
    '',
    'Text.',
    '',
    '</div>',
    ':::',
  ].join('\n')
  expect(await renderMarkdown(source)).toBe(
    '<CodeGroup titles="[&quot;macOS&quot;,&quot;Windows&quot;,&quot;Other&quot;]">' +
      '<CodePanel title="macOS"><CodeBlock language="text"><span class="l">ls\n</span></CodeBlock></CodePanel>' +
      '<CodePanel title="Windows"><CodeBlock language="text"><span class="l">dir\n</span></CodeBlock></CodePanel>' +
      '<CodePanel title="Other"><div data-title="Other"><p>Text.</p></div></CodePanel></CodeGroup>',
  )
})

test('a block with equal colons nests, and one closing fence closes both', async () => {
  expect(await renderMarkdown(':::details[Outer]\n:::tip\nInner.\n:::\n\nAfter.')).toBe(
    '<Details><summary>Outer</summary><Callout type="tip"><p>Inner.</p></Callout></Details><p>After.</p>',
  )
})

test.each(['At 12:30pm.', 'The ratio a:b.', 'Call time::now here.', 'A :name alone.', 'See :tip[this **word**].'])(
  'keeps colons in text: %s',
  async (text) => {
    expect(await renderMarkdown(text)).toBe(`<p>${text}</p>`)
  },
)

test('keeps colons in code', async () => {
  expect(await renderMarkdown('Call `clock::now` at `12:30pm`.')).toBe(
    '<p>Call <code>clock::now</code> at <code>12:30pm</code>.</p>',
  )
})

test('an invalid directive stops compilation with its line', async () => {
  await expect(renderMarkdown('---\ntitle: A\n---\n\n:::hint\nText.\n:::')).rejects.toThrow(
    'content/page.mdx:5 unknown directive ":::hint" – use one of: note, info, tip, success, warning, danger, callout, details, steps, code-group',
  )
})

const fold = (summary: string, file: string, more = '') =>
  `:::details[${summary}]\n\n\`\`\`rust [${file}]\nlet a = 1;\n\`\`\`\n\n${more}\n\n:::`

/** Which details of a page print omits. */
const supersededOf = async (...folds: string[]) =>
  [...(await renderMarkdown(folds.join('\n\n'))).matchAll(/<Details([^>]*)>/g)].map(
    ([, attributes]) => attributes !== '',
  )

test('only the last of several equal folds is printed', async () => {
  const whole = fold('The whole file so far', 'src/lib.rs')
  expect(await supersededOf(whole, whole, whole)).toEqual([true, true, false])
})

test('prints folds with different titles, files or further content', async () => {
  const whole = fold('The whole file', 'src/lib.rs')
  const others = [
    fold('A solution', 'src/lib.rs'),
    fold('The whole file', 'turbo.toml'),
    fold('The whole file', 'src/lib.rs', 'Why.'),
  ]
  expect(await supersededOf(...others, whole)).toEqual([false, false, false, false])
})
