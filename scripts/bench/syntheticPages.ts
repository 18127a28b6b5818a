import type { EngineSymbol, SymbolKind } from '../../src/lib/symbols/engineSymbol'
import { layoutOf } from '../../src/lib/page/layout'
import type { ReadPage } from '../../src/markdown/readPage'
import { pick, randomFrom } from './random'
import { writtenLines, type WrittenLine } from './writtenLines'
import { writtenOut } from './writtenOut'

const SEED = 74
const GROUP_SIZE = 25
const SECTION_KEPT = 0.8
const WORD_CHANGED = 0.2
const NUMBER_CHANGED = 0.5

const RENAMED_KINDS: SymbolKind[] = ['macro', 'function', 'method', 'struct', 'field', 'enum', 'variant', 'constant']

/** Parts of a line that must not change: code, link targets, tags, braces, footnotes. */
const WORDS = /`[^`]*`|\]\([^)]*\)|<[^>]*>|\{[^}]*\}|\[\^[^\]]*\]|https?:\S+|\b[a-z]{4,}\b/g

export type SyntheticPage = { filePath: string; path: string; title: string; group: string; source: string }

/** The first part of a page has no heading. */
type Part = { heading: string | undefined; lines: WrittenLine[]; declares: boolean }

type Material = { page: ReadPage; parts: Part[]; names: string[] }

/** Mixes and varies real pages reproducibly: a larger count only adds pages. */
export function syntheticPages(count: number, pages: readonly ReadPage[]): SyntheticPage[] {
  const materials = pages.filter(canBeVaried).map(writtenOut).map(materialOf)
  const words = materials.flatMap(({ parts }) => parts.flatMap(wordsOf))
  const made: SyntheticPage[] = []
  for (let number = 1; number <= count; number += 1) {
    made.push(syntheticPage(number, { materials, words, earlier: made.slice(-GROUP_SIZE) }))
  }
  return made
}

type Sources = { materials: Material[]; words: string[]; earlier: SyntheticPage[] }

function syntheticPage(number: number, { materials, words, earlier }: Sources): SyntheticPage {
  const random = randomFrom(SEED + number)
  const own = pick(random, materials)
  const foreign = pick(random, materials)
  const titleWords = [pick(random, words), pick(random, words)].map(capitalized).join(' ')
  const title = `${titleWords} ${number}`
  const group = Math.ceil(number / GROUP_SIZE)
  const path = `/learn/added-${group}/page-${number}`
  const [intro, ...parts] = own.parts
  const kept = parts.filter(({ declares }) => declares || random() < SECTION_KEPT)
  const borrowed = pick(
    random,
    foreign.parts.slice(1).filter((part) => !part.declares),
  )
  const varied = (part: Part, { page, names }: Material) => {
    return numberedNames(names, number, variedLines(part.lines, random, words), page.path)
  }
  const links = [...earlier.slice(0, 2), ...earlier.slice(-2), { path: own.page.path, title: own.page.title }]
  const body = [
    `# ${title} [${capitalized(pick(random, words))} ${pick(random, words)} ${pick(random, words)}]`,
    ...varied({ ...intro!, lines: intro!.lines.slice(1) }, own),
    ...kept.flatMap((part) => varied(part, own)),
    ...(borrowed ? varied(borrowed, foreign) : []),
    '## See also',
    '',
    ...links.map((link) => `- [${link.title}](${link.path}): ${pick(random, words)} ${pick(random, words)}`),
    '',
  ]
  return { filePath: `${path.slice(1)}.mdx`, path, title, group: `Added ${group}`, source: body.join('\n') }
}

/** Only pages with their own text, without files, shaders and names of other crates. */
function canBeVaried({ frontmatter, images, filePath, fences, symbols }: ReadPage): boolean {
  const isDocs = layoutOf(frontmatter) === 'docs' && !filePath.includes('/_')
  const hasShaders = fences.some(({ meta }) => meta.isShader)
  return isDocs && !hasShaders && images.length === 0 && symbols.every(({ kind }) => RENAMED_KINDS.includes(kind))
}

function materialOf(page: ReadPage): Material {
  const declaring = new Set(page.symbolLines.values())
  const parts: Part[] = [{ heading: undefined, lines: [], declares: false }]
  const titles = new Map(page.headings.filter(({ depth }) => depth === 2).map(({ line, text }) => [line, text]))
  const begin = page.headings[0]?.line ?? 1
  for (const line of writtenLines(page).filter((written) => written.line >= begin)) {
    const heading = titles.get(line.line)
    if (heading !== undefined) parts.push({ heading, lines: [], declares: false })
    const part = parts[parts.length - 1]!
    part.lines.push(line)
    part.declares ||= declaring.has(line.line)
  }
  const names = [...new Set(page.symbols.map(ownNameOf))]
  return { page, parts: parts.filter(({ heading }) => heading !== 'See also'), names }
}

/** Its module, its type, or the name itself. */
function ownNameOf({ name }: EngineSymbol): string {
  return /^\w+/.exec(name)![0]
}

function wordsOf({ lines }: Part): string[] {
  const text = lines.filter(isProse).map((line) => line.text)
  // A description must not start with "The same"
  return (text.join('\n').match(WORDS) ?? []).filter((word) => /^[a-z]+$/.test(word) && word !== 'same')
}

const isProse = ({ text, place }: WrittenLine) => place === 'text' && !/^\s*(:{3,}|[|\s:-]+$)/.test(text)

/** Also replaces numbers in examples. */
function variedLines(lines: readonly WrittenLine[], random: () => number, words: readonly string[]): WrittenLine[] {
  const changedWord = (word: string) => (/^[a-z]/.test(word) && random() < WORD_CHANGED ? pick(random, words) : word)
  const changedNumber = (digits: string) => {
    return random() < NUMBER_CHANGED ? String(Math.floor(random() * 2 * Number(digits))) : digits
  }
  const isSignature = fencesWith(lines, /\bsignature\b/)
  return lines.map((line, index) => {
    if (isProse(line)) return { ...line, text: line.text.replace(WORDS, changedWord) }
    if (line.place !== 'code' || isSignature[index]) return line
    return { ...line, text: line.text.replace(/(?<![\w.])[1-9]\d{0,3}(?![\w.])/g, changedNumber) }
  })
}

function fencesWith(lines: readonly WrittenLine[], pattern: RegExp): boolean[] {
  let isInside = false
  let isMatch = false
  return lines.map(({ text, place }) => {
    if (place !== 'fence') return isInside && isMatch
    isInside = !isInside
    if (isInside) isMatch = pattern.test(text)
    return isMatch
  })
}

/** Numbers the names that the page declares; internal links lead to the original. */
function numberedNames(
  names: readonly string[],
  number: number,
  lines: readonly WrittenLine[],
  path: string,
): string[] {
  const pattern = new RegExp(`\\b(${names.join('|')})\\b`, 'g')
  const numbered = (code: string) => (names.length === 0 ? code : code.replace(pattern, `$1${number}`))
  return lines.map(({ text, place }) => {
    if (place === 'code') return numbered(text)
    // With other numbers, a preview may be empty
    if (place === 'fence') return text.replace(/ preview(="[^"]*")?/, '')
    return text.replace(/`[^`]+`/g, numbered).replaceAll('](#', `](${path}#`)
  })
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
