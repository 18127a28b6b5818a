import { COLOR_NAMES, colorName, type Canvas } from 'engine/draw'
import { madeOf } from '../../../src/gatsby/examples/drawnExamples'
import { unpackedCanvas } from '../../../src/gatsby/examples/makeExample'
import type { LineError } from '../../../src/markdown/contentError'
import type { ReadPage } from '../../../src/markdown/readPage'

/** Synonyms of color names. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  silver: ['gray'],
  golden: ['yellow', 'orange'],
  gold: ['yellow', 'orange'],
  sand: ['yellow', 'orange'],
  teal: ['cyan'],
}

const COLOR_WORDS = Object.entries({ ...Object.fromEntries(COLOR_NAMES.map((name) => [name, [name]])), ...OTHER_WORDS })

const SHADED = new RegExp(`\\b(?:dark|light) (?:${COLOR_NAMES.join('|')})\\b`, 'g')

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** Nouns that generated descriptions count, in the singular. */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  circles: ['circle'],
  discs: ['circle'],
  balls: ['circle'],
  ellipses: ['ellipse'],
  squares: ['square'],
  rectangles: ['rectangle', 'square'],
  boxes: ['rectangle', 'square'],
  bars: ['rectangle', 'square', 'line'],
  buttons: ['rectangle', 'square', 'panel'],
  columns: ['rectangle', 'square'],
  flags: ['rectangle', 'square'],
  paddles: ['rectangle', 'square'],
  plates: ['rectangle', 'square'],
  shots: ['rectangle', 'square', 'circle'],
  slots: ['rectangle', 'square'],
  trees: ['rectangle', 'square'],
  pancakes: ['circle'],
  stars: ['circle'],
  eyes: ['ellipse'],
  heroes: ['hero'],
  hearts: ['heart'],
  coins: ['coin'],
  cats: ['cat', 'munch_cat'],
}

/** Colors or numbers that a picture does not have. */
export function captionErrors({ examples }: Pick<ReadPage, 'examples'>): LineError[] {
  return examples.flatMap((example) => {
    const caption = example.picture?.caption
    const made = caption ? madeOf(example) : undefined
    if (!caption || !made || !('picture' in made)) return []
    const { canvas, description } = made.picture
    return problemsOf(caption, { canvas: unpackedCanvas(canvas), description }).map((problem) => {
      return { line: example.fence.line, problem, remedy: 'say what the picture shows' }
    })
  })
}

type Shown = { canvas: Canvas; description: string }

export function problemsOf(caption: string, picture: Shown): string[] {
  const said = caption.replace(/["“][^"”]*["”]/g, '').toLowerCase()
  return [...colorProblems(said, picture), ...countProblems(said, picture.description)]
}

function colorProblems(said: string, { canvas }: Pick<Shown, 'canvas'>): string[] {
  const shades = new Set([...new Set(canvas.pixels)].map(nameOf))
  const seen = new Set([...shades].map((name) => name.replace(/^(dark|light) /, '')))
  const words = new Set(said.match(/[a-z]+/g))
  const unseen = COLOR_WORDS.filter(([word, names]) => words.has(word) && !names.some((name) => seen.has(name)))
  const shaded = (said.match(SHADED) ?? []).filter((name) => !shades.has(name))
  return [...unseen.map(([word]) => word), ...shaded].map(
    (name) => `the caption says "${name}", but nothing in the picture is`,
  )
}

function nameOf(pixel: number): string {
  const [red, green, blue] = [pixel & 0xff, (pixel >>> 8) & 0xff, (pixel >>> 16) & 0xff] as const
  return colorName(((red << 24) | (green << 16) | (blue << 8) | 0xff) >>> 0)
}

function countProblems(said: string, description: string): string[] {
  // A generated description lists at most six groups
  if (/ and more on /.test(description)) return []
  const groups = groupsIn(description)
  const counted = `(${NUMBERS.join('|')})((?: (?!of )[a-z-]+){0,2}) (${Object.keys(COUNTED).join('|')})`
  return [...said.matchAll(new RegExp(`\\b${counted}\\b`, 'g'))].flatMap(([words, number = '', , noun = '']) => {
    const own = groups.filter(({ name }) => COUNTED[noun]!.includes(name))
    const sums = ['', ...own.map(({ color }) => color)].map((color) =>
      own.filter((group) => color === '' || group.color === color).reduce((sum, { count }) => sum + count, 0),
    )
    const counts = new Set([...sums, ...own.map(({ count }) => count)])
    return counts.has(numberIn(number)) ? [] : [`the caption says "${words}", but the picture has another number`]
  })
}

/** Groups of a description such as `Two red circles and the sprite “cat” on a cyan background.` */
function groupsIn(description: string): { count: number; color: string; name: string }[] {
  const [things = ''] = description.toLowerCase().split(/ on an? [a-z ]+ background\./)
  return things.split(/, | and /).map((group) => {
    const [number = '', ...words] = group.split(' ')
    const sprite = /“([^”]*)”/.exec(group)?.[1]?.replace(/#.*/, '')
    const name = sprite ?? words.at(-1)?.replace(/s$/, '') ?? ''
    return { count: numberIn(number), color: words.slice(0, -1).join(' '), name }
  })
}

function numberIn(word: string): number {
  const place = NUMBERS.indexOf(word)
  return place >= 0 ? place + 2 : Number(word) || 1
}
