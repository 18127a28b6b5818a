import { numberReader } from './packedNumbers'
import { placesReader } from './packedPlaces'
import type { PackedPlaces, Places } from './packedPlaces'
import { unpackSections } from './packedSections'
import type { IndexedSection, PackedSections } from './packedSections'
import { unpackWords } from './packedWords'
import { SectionIndex } from './sectionIndex'
import { signatureAsked } from './signature'
import { rowKeysAsked, unpackRows } from './symbolRows'
import type { SymbolRow } from './symbolRows'

/** What comes of an index that is too large to be fetched whole, but for the addresses of its pieces. */
export type IndexHead = {
  /** The sections, without names: they stand in the pieces. */
  sections: PackedSections
  /** For each field, the number of different words in each section. */
  lengths: string[]
  /** All words in alphabetical order, so that it is known which are meant before it is known where they stand. */
  words: string
  /** How many of them each piece holds. */
  sizes: string
}

/** Where the words between two letters of the alphabet stand in each field, and what is declared under such a name. */
export type IndexPiece = { fields: PackedPlaces[]; rows: string }

/** The piece in which a word stands, or would stand: the last that does not begin behind it. */
export function pieceOfWord(word: string, firsts: readonly string[]): number {
  const after = firsts.findIndex((first) => first > word)
  return Math.max(0, (after < 0 ? firsts.length : after) - 1)
}

/** Reads an index piece by piece. What is asked for in vain is noted as wanted. */
export class IndexPieces {
  readonly sections: IndexedSection[]
  readonly index: SectionIndex
  /** What is declared in the pieces that are there, in the order of their pages. */
  readonly rows: SymbolRow[] = []
  private readonly sizes: number[]
  private readonly firsts: string[] = []
  private readonly read = new Map<number, Places[][]>()
  private readonly numberedRows = new Map<number, SymbolRow>()
  private readonly wantedPieces = new Set<number>()

  constructor(
    head: IndexHead,
    /** The names of the pieces, the last one that of all rows. */
    private readonly names: readonly string[],
  ) {
    this.sections = unpackSections(head.sections)
    const words = unpackWords(head.words)
    const nextSize = numberReader(head.sizes)
    this.sizes = names.slice(0, -1).map(nextSize)
    let start = 0
    const entries = this.sizes.flatMap((size, piece) => {
      const ofPiece = words.slice(start, (start += size))
      this.firsts.push(ofPiece[0]!)
      return ofPiece.map(
        (word, place) => [word, { get: (field: number) => this.placesOf(piece, place, field) }] as const,
      )
    })
    const nextLengths = head.lengths.map(numberReader)
    const lengths = this.sections.map(() => nextLengths.map((next) => next()))
    this.index = new SectionIndex({ sections: this.sections, lengths, words: entries })
  }

  /** Asks for what is declared by a name, or for all functions where types are asked for. */
  wantRows(typed: string) {
    if (signatureAsked(typed)) this.want(this.sizes.length)
    else for (const key of rowKeysAsked(typed)) this.want(pieceOfWord(key, this.firsts))
  }

  /** Whether everything was there that was asked for. */
  isSettled(): boolean {
    return this.wantedPieces.size === 0
  }

  /** The names of the pieces that were asked for in vain since the last call. */
  takeWanted(): string[] {
    const wanted = [...this.wantedPieces].map((piece) => this.names[piece]!)
    this.wantedPieces.clear()
    return wanted
  }

  /** Reads a piece. */
  add(name: string, text: string) {
    const number = this.names.indexOf(name)
    const isOfRows = number === this.sizes.length
    const { fields, rows }: IndexPiece = isOfRows ? { fields: [], rows: JSON.parse(text) } : JSON.parse(text)
    const readers = fields.map(placesReader)
    const size = this.sizes[number] ?? 0
    this.addRows(rows)
    this.read.set(
      number,
      readers.map((next) => Array.from({ length: size }, next)),
    )
  }

  private want(piece: number) {
    if (!this.read.has(piece)) this.wantedPieces.add(piece)
  }

  private placesOf(piece: number, place: number, field: number): Places | undefined {
    this.want(piece)
    return this.read.get(piece)?.[field]?.[place]
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
