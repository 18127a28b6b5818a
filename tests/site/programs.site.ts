import fs from 'node:fs'
import path from 'node:path'
import { programOf, unpackedSetUp } from '../../src/lib/code/program'
import { isPictureAlone } from '../../src/markdown/examples'
import { isRunnable, textOf } from '../../src/markdown/fences/fence'
import { contentPages } from '../content'
import { EXAMPLES_WITH_SET_UP } from '../counts'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Complete programs, reconstructed from the built page alone. */
function programsOnPage(address: string): string[] {
  const html = fs.readFileSync(path.join('public', address === '/' ? '' : address, 'index.html'), 'utf8')
  return [...html.matchAll(/<figure[^>]* data-language="rust"[^>]*>.*?<\/figure>/gs)].map(([block]) => {
    const lines = [...block.matchAll(/<span class="l"(?: data-line="([^"]*)")?>(.*?)\n<\/span>/gs)]
    const shown = lines.map(([, marks = '', line = '']) => ({
      text: textIn(line),
      isRemoved: marks.includes('removed'),
    }))
    const setUp = / data-set-up="([^"]*)"/.exec(block)?.[1]
    return textOf(programOf(shown, unpackedSetUp(setUp && textIn(setUp))))
  })
}

function textIn(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&([#\w]+);/g, (_, name: string) => ENTITIES[name] ?? `unknown entity ${name}`)
}

test.each(contentPages().filter(({ fences }) => fences.some(isRunnable)))(
  'the runnable programs of $path reach their page whole',
  ({ path: address, fences }) => {
    const programs = programsOnPage(address)
    const shown = fences.filter((fence) => isRunnable(fence) && !isPictureAlone(fence))
    const missing = shown.filter((fence) => !programs.includes(textOf(fence.program)))
    expect(missing.map(({ line }) => line)).toEqual([])
  },
)

test('some have hidden lines', () => {
  expect(programsOnPage('/example')).toContainEqual('let lives = 3;\ntext!("Lives: {}", lives);')
  expect(contentPages().flatMap(({ fences }) => fences.filter(({ setUp }) => setUp.length > 0))).toHaveLength(
    EXAMPLES_WITH_SET_UP,
  )
})
