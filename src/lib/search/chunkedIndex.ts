import { chunkOfKey, chunksOf } from '../loading/chunks'
import { indexPartsOf, packSections, unpackSections, type PackedSections, type Texts } from './packedIndex'
import {
  numberReader,
  packNumbers,
  packPostings,
  packWords,
  postingsOf,
  postingsReader,
  unpackWords,
  type PackedPostings,
  type Postings,
} from './packing'
import type { IndexedSection } from './searchDocument'
import { FIELDS, SectionIndex } from './sectionIndex'
import { signatureInQuery } from './signature'
import { packRows, rowKeys, queriedRowKeys, unpackRows, type SymbolRow } from './symbolRows'

/** A chunked index without the addresses of its chunks. */
export type IndexHead = {
  /** The sections; their names are in the chunks. */
  sections: PackedSections
  /** For each field, the number of distinct words of each section. */
  lengths: string[]
  /** All words, sorted, so that a query can be matched before positions are loaded. */
  words: string
  /** Number of words per chunk. */
  sizes: string
}

/** Positions of an alphabetical range of words per field, and declarations with such names. */
type IndexChunk = { fields: PackedPostings[]; rows: string }

export class IndexChunks {
  readonly sections: IndexedSection[]
  readonly index: SectionIndex
  /** Declarations of the loaded chunks, in page order. */
  readonly rows: SymbolRow[] = []
  private readonly sizes: number[]
  private readonly firsts: string[]
  private readonly read = new Map<number, Postings[][]>()
  private readonly numberedRows = new Map<number, SymbolRow>()
  private readonly wantedChunks = new Set<number>()

  constructor(
    head: IndexHead,
    /** Names of the chunks; the last one contains all declarations. */
    private readonly names: readonly string[],
  ) {
    this.sections = unpackSections(head.sections)
    const words = unpackWords(head.words)
    const nextSize = numberReader(head.sizes)
    this.sizes = names.slice(0, -1).map(nextSize)
    const pieces = this.sizes.flatMap((size, piece) => Array<number>(size).fill(piece))
    const starts = this.sizes.map((_, piece) => pieces.indexOf(piece))
    this.firsts = starts.map((start) => words[start]!)
    const nextLengths = head.lengths.map(numberReader)
    this.index = new SectionIndex({
      sections: this.sections,
      lengths: nextLengths.map((next) => this.sections.map(next)),
      words,
      postingsOf: (word, field) => {
        const piece = pieces[word]!
        this.want(piece)
        return this.read.get(piece)?.[field]?.[word - starts[piece]!]
      },
    })
  }

  /** Requests declarations by name, or all of them for a type query. */
  wantRows(typed: string) {
    if (signatureInQuery(typed)) this.want(this.sizes.length)
    else for (const key of queriedRowKeys(typed)) this.want(chunkOfKey(key, this.firsts))
  }

  isSettled(): boolean {
    return this.wantedChunks.size === 0
  }

  /** Missing chunks requested since the last call. */
  takeWanted(): string[] {
    const wanted = [...this.wantedChunks].map((piece) => this.names[piece]!)
    this.wantedChunks.clear()
    return wanted
  }

  add(name: string, text: string) {
    const number = this.names.indexOf(name)
    const isOfRows = number === this.sizes.length
    const { fields, rows }: IndexChunk = isOfRows ? { fields: [], rows: JSON.parse(text) } : JSON.parse(text)
    const readers = fields.map(postingsReader)
    const size = this.sizes[number] ?? 0
    this.addRows(rows)
    this.read.set(
      number,
      readers.map((next) => Array.from({ length: size }, next)),
    )
  }

  private want(piece: number) {
    if (!this.read.has(piece)) this.wantedChunks.add(piece)
  }

  private addRows(packed: string) {
    const [numbers = '', ...lines] = packed.split('\n')
    const next = numberReader(numbers)
    let number = 0
    for (const row of unpackRows(lines.join('\n'))) this.numberedRows.set((number += next()), row)
    const inOrder = [...this.numberedRows].sort(([a], [b]) => a - b).map(([, row]) => row)
    this.rows.splice(0, this.rows.length, ...inOrder)
  }
}

/** About 6 KB after brotli. Smaller chunks hardly load faster, and a misspelled word needs several. */
const CHUNK_LENGTH = 16_000

type ChunkedIndex = { head: IndexHead; chunks: IndexChunk[]; rows: string }

type NumberedRow = { row: SymbolRow; number: number }
type Entry = { word: string; fields: Postings[] }

const NOWHERE: Postings = { sections: [], frequencies: [] }

/** Splits an index by the first letters of its words. */
export function chunkedIndexOf(
  sections: readonly IndexedSection[],
  texts: Texts,
  rows: readonly SymbolRow[],
): ChunkedIndex {
  const { words, lengths, postingsOf: placesOf } = indexPartsOf(sections, postingsOf(texts))
  const entries = words.map((word, number): Entry => {
    return { word, fields: FIELDS.map((_, field) => placesOf(number, field) ?? NOWHERE) }
  })
  const groups = chunksOf(entries, lengthOf, CHUNK_LENGTH)
  const firsts = groups.map(([first]) => first!.word)
  const rowsOfChunks = groups.map((): NumberedRow[] => [])
  rows.forEach((row, number) => {
    const places = new Set(rowKeys(row).map((key) => chunkOfKey(key, firsts)))
    for (const place of places) rowsOfChunks[place]!.push({ row, number })
  })
  return {
    head: {
      sections: packSections(sections.map((section) => ({ ...section, names: [] }))),
      lengths: lengths.map(packNumbers),
      words: packWords(words),
      sizes: packNumbers(groups.map(({ length }) => length)),
    },
    chunks: groups.map((group, place) => ({
      fields: FIELDS.map((_, field) => packPostings(group.map(({ fields }) => fields[field]!))),
      rows: packNumberedRows(rowsOfChunks[place]!),
    })),
    rows: packNumberedRows(rows.map((row, number) => ({ row, number }))),
  }
}

const lengthOf = ({ fields }: Entry) => fields.reduce((sum, { sections }) => sum + 2 * sections.length, 1)

function packNumberedRows(rows: readonly NumberedRow[]): string {
  const numbers = rows.map(({ number }, at) => number - (rows[at - 1]?.number ?? 0))
  return `${packNumbers(numbers)}\n${packRows(rows.map(({ row }) => row))}`
}
