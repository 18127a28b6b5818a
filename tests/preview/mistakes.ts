/**
 * Makes typical mistakes in a running preview and fixes each. The error must appear with file and line while the page
 * stays, and the fixed page must be visible soon.
 * Run: npm run check:mistakes [-- "part of a name" …]
 */
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openBrowser } from '../../scripts/bench/browser'
import { contentFile } from '../../scripts/bench/contentFile'
import { editedSource, firstWords } from '../../scripts/bench/edits'
import { machineFacts } from '../../scripts/bench/machine'
import { startPreview } from '../../scripts/bench/preview'
import { copyProject } from '../../scripts/bench/projectCopy'
import { markdownTable } from '../../scripts/bench-live/table'
import { temporaryFolder } from '../../scripts/bench/temporaryFolder'
import { CONTENT_ERRORS_ADDRESS } from '../../src/lib/address/published'
import { isSeenIn } from './isSeenIn'

const PAGE = 'learn/api/circles'
const REPORT_TIMEOUT_MS = 20_000
const LOOK_EVERY_MS = 50

/** A mistake in a page or file, and part of the expected message. */
type Mistake = {
  name: string
  reported: string
  /** Undefined deletes the file. */
  text: (page: string) => string | Buffer | undefined
  /** Restored or removed after the report. */
  file?: string
  /** Other files, with their content. */
  beside?: Record<string, string | Buffer>
  /** Where `file` is moved after the report; the error then has to name this path. */
  movedTo?: string
}

const below = (text: string) => (page: string) => `${page}\n\n${text}\n`
const above = (text: string) => (page: string) => `${text}\n${page}`

const MISTAKES: Mistake[] = [
  { name: 'broken YAML', text: above('---\ntitle: "Circles\n---'), reported: ':2 the frontmatter is invalid' },
  { name: 'a key twice', text: above('---\ntitle: a\ntitle: b\n---'), reported: ':3 the frontmatter is invalid' },
  { name: 'frontmatter without an end', text: above('---\ntitle: a\n'), reported: ':1 the frontmatter is not closed' },
  { name: '__proto__', text: above('---\n__proto__: 1\n---'), reported: ':1 the frontmatter has the key __proto__' },
  { name: 'a key that does not exist', text: above('---\ntitel: a\n---'), reported: ':2 frontmatter "titel"' },
  { name: '<Foo', text: below('<Foo'), reported: 'Unexpected end of file' },
  { name: '<Foo> without an end', text: below('<Foo>'), reported: 'Expected a closing tag for `<Foo>`' },
  { name: 'a lone {', text: below('a { b'), reported: 'Unexpected end of file in expression' },
  {
    name: 'an id twice',
    text: below('<div id="circ" />\n\n<div id="circ" />'),
    reported: 'the id "circ" is already used',
  },
  { name: 'ten thousand headings', text: below('## More\n\n'.repeat(10_000)), reported: 'the page has 10,' },
  { name: 'a directive without an end', text: below(':::note\na'), reported: '":::note" has no end' },
  { name: 'a code block without an end', text: below('```rust\nlet a = 1;'), reported: 'the code block is not closed' },
  { name: 'an unknown component', text: below('<Foo />'), reported: 'unknown component <Foo>' },
  { name: 'an import', text: below("import a from 'a'"), reported: 'a page must not import anything' },
  { name: 'a missing name in braces', text: below('{missing}'), reported: 'fails: missing is not defined' },
  { name: 'a script', text: below('<script>a</script>'), reported: '<script> is not allowed on a page' },
  {
    name: 'a javascript: link',
    text: below('[x](javascript:a)'),
    reported: 'the link "javascript:a" has a scheme that is not allowed',
  },
  { name: 'onerror', text: below('<img src="x" onerror="a()" />'), reported: '<img> has the attribute onerror' },
  {
    name: 'a dead link',
    text: below('[x](/learn/none)'),
    reported: 'the link "/learn/none" points to a page that does not exist',
  },
  {
    name: 'a missing picture',
    text: below('![A cat](./none.png)'),
    reported: 'the picture "./none.png" does not exist',
  },
  {
    name: 'an endless loop',
    text: below('```rust preview\nloop {\n    let a = 1;\n}\n```'),
    reported: 'takes too long',
  },
  {
    name: 'a page in no sidebar',
    file: 'learn/api/stray.mdx',
    text: () => '# Stray\n',
    reported: 'is not in the sidebar',
  },
  {
    name: 'two pages with one address',
    file: 'learn/api/circles/index.mdx',
    text: () => '# Circles\n',
    reported: 'is already used by',
  },
  {
    name: 'a name with a space',
    file: 'learn/my page.mdx',
    text: () => '# Page\n',
    reported: 'the name has characters other than letters, digits, - and _',
  },
  {
    name: 'a text file called .png',
    text: below('![A cat](./broken.png)'),
    beside: { 'learn/api/broken.png': 'no picture' },
    reported: 'the picture "./broken.png" is damaged or not a png file',
  },
  {
    name: 'a broken page that is renamed',
    file: 'learn/api/stray.mdx',
    movedTo: 'learn/api/moved.mdx',
    text: () => '# Stray\n\n<Foo',
    reported: 'Unexpected end of file',
  },
  { name: 'NUL', text: below('a\0b'), reported: 'the file is not UTF-8 text' },
  {
    name: 'UTF-16',
    file: 'learn/api/wide.mdx',
    text: () => Buffer.from('\uFEFF# Wide\n', 'utf16le'),
    reported: 'the file is not UTF-8 text',
  },
  {
    name: 'a wrong key after a byte order mark, with Windows line ends',
    text: (page) => `\uFEFF---\ntitle: Circles\ntitel: a\n---\n${page}`.replaceAll('\n', '\r\n'),
    reported: ':3 frontmatter "titel"',
  },
  {
    name: 'a tab in the frontmatter',
    text: above('---\nhead:\n\t- title: a\n---'),
    reported: ':3 the frontmatter is invalid',
  },
  { name: 'an editor that empties the file before it writes', text: () => '', reported: 'the page has no h1' },
  {
    name: 'a deleted page of the sidebar',
    file: 'learn/api/clear.mdx',
    text: () => undefined,
    reported: 'links to /learn/api/clear, which does not exist',
  },
  {
    name: 'a picture of a page that becomes damaged',
    file: 'example/leap.png',
    text: () => Buffer.from('half a picture'),
    reported: 'is damaged or not a png file',
  },
]

async function listenForErrors(address: string): Promise<() => readonly string[]> {
  const { body } = await fetch(address + CONTENT_ERRORS_ADDRESS)
  let errors: readonly string[] = []
  const hear = async () => {
    let text = ''
    for await (const piece of body!.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>) {
      text += piece
      const events = text.split('\n\n')
      text = events.pop()!
      for (const event of events) errors = JSON.parse(event.slice('data: '.length)) as string[]
    }
  }
  // Ends with the preview
  hear().catch(() => undefined)
  return () => errors
}

async function secondsUntil(holds: () => boolean): Promise<number | undefined> {
  const start = performance.now()
  while (performance.now() - start < REPORT_TIMEOUT_MS) {
    if (holds()) return (performance.now() - start) / 1000
    await sleep(LOOK_EVERY_MS)
  }
  return undefined
}

async function checkMistakes() {
  console.log(machineFacts())
  const folder = path.join(temporaryFolder('check-mistakes'), 'docs')
  copyProject(folder)
  const browser = await openBrowser()
  const preview = await startPreview(folder, `/${PAGE}`)
  const file = path.join(folder, contentFile(PAGE))
  const source = fs.readFileSync(file, 'utf8')
  const words = firstWords(source)
  const tab = await preview.open(browser, `/${PAGE}`, words)
  const errors = await listenForErrors(preview.address)
  const rows: string[][] = []
  const parts = process.argv.slice(2)
  const wanted = MISTAKES.filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)))
  for (const [number, mistake] of wanted.entries()) {
    const wrong = mistake.file ? path.join(folder, 'content', mistake.file) : file
    const beside = Object.entries(mistake.beside ?? {}).map(([name, text]) => {
      return [path.join(folder, 'content', name), text] as const
    })
    const before = fs.existsSync(wrong) ? fs.readFileSync(wrong) : undefined
    for (const [other, text] of beside) fs.writeFileSync(other, text)
    writeOrRemove(wrong, mistake.text(source))
    const isReportedIn = (name: string) => () =>
      errors().some((error) => error.includes(mistake.reported) && error.includes(name))
    let reported = await secondsUntil(isReportedIn(''))
    const moved = mistake.movedTo && path.join(folder, 'content', mistake.movedTo)
    if (moved) {
      fs.renameSync(wrong, moved)
      reported = await secondsUntil(() => isReportedIn(mistake.movedTo!)() && !isReportedIn(mistake.file!)())
    }
    const said = errors().join(' | ')
    const stays = await statusOf(`${preview.address}/page-data/${PAGE}/page-data.json`)
    const silentAfterRemoval = async () => {
      writeOrRemove(moved ?? wrong, before)
      return secondsUntil(() => !isReportedIn('')())
    }
    const isDropped = !mistake.file || (await silentAfterRemoval()) !== undefined
    for (const [other] of beside) fs.rmSync(other)
    const word = `fixed${number}`
    const start = performance.now()
    fs.writeFileSync(file, editedSource('sentence', source, word))
    const isSeen = await isSeenIn(tab, word)
    const fixed = (performance.now() - start) / 1000
    const silent = await secondsUntil(() => errors().length === 0)
    const isRight = isDropped && reported !== undefined && isSeen && stays === 200 && silent !== undefined
    if (!isRight) process.exitCode = 1
    const row = [
      mistake.name,
      reported === undefined ? 'NOT REPORTED' : reported.toFixed(1),
      stays === 200 ? 'stays' : `status ${stays}`,
      isSeen ? fixed.toFixed(1) : 'NOT SEEN',
      !isDropped || silent === undefined ? 'STILL REPORTED' : silent.toFixed(1),
      said.slice(0, 160),
    ]
    console.error(row.join(' · '))
    rows.push(row)
  }
  console.log(
    markdownTable(['mistake', 'reported after s', 'page', 'fixed after s', 'cleared after s', 'message'], rows),
  )
  await preview.stop()
  await browser.close()
}

function writeOrRemove(file: string, content: string | Buffer | undefined) {
  if (content === undefined) return fs.rmSync(file)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, content)
}

async function statusOf(address: string): Promise<number> {
  const answer = await fetch(address)
  await answer.text()
  return answer.status
}

checkMistakes().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
