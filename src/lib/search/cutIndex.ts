import type { AsPlainObject } from 'minisearch'
import { pieceOfWord } from './indexPieces'
import type { IndexHead, IndexPiece } from './indexPieces'
import { placesByWord } from './packedIndex'
import { packNumbers } from './packedNumbers'
import { packPlaces } from './packedPlaces'
import type { Places } from './packedPlaces'
import { packSections } from './packedSections'
import type { IndexedSection } from './packedSections'
import { packWords } from './packedWords'
import { FIELDS } from './sectionIndex'
import { packRows, rowKeys } from './symbolRows'
import type { SymbolRow } from './symbolRows'

/**
 * So many numbers and characters of rows stand in a piece, some 6 KB after brotli: less than that weighs hardly less on its way, and a
 * misspelled word, whose neighbors stand all over the alphabet, asks for several.
 */
const PIECE_LENGTH = 16_000

/** An index that is cut, and all rows as one more piece. */
export type CutIndex = { head: IndexHead; pieces: IndexPiece[]; rows: string }

type NumberedRow = { row: SymbolRow; number: number }
type Entry = { word: string; fields: Places[] }

const NOWHERE: Places = new Map()

/** Cuts an index by the first letters of its words. */
export function cutIndexOf(
  sections: readonly IndexedSection[],
  index: Pick<AsPlainObject, 'index'>,
  rows: readonly SymbolRow[],
): CutIndex {
  const entries = entriesOf(index)
  const lengths = FIELDS.map((_, field) => {
    const counts = sections.map(() => 0)
    for (const { fields } of entries) for (const section of fields[field]!.keys()) counts[section]! += 1
    return packNumbers(counts)
  })
  const groups = groupsOf(entries)
  const firsts = groups.map(([first]) => first!.word)
  const rowsOfPieces = groups.map((): NumberedRow[] => [])
  rows.forEach((row, number) => {
    const places = new Set(rowKeys(row).map((key) => pieceOfWord(key, firsts)))
    for (const place of places) rowsOfPieces[place]!.push({ row, number })
  })
  return {
    head: {
      sections: packSections(sections.map((section) => ({ ...section, names: [] }))),
      lengths,
      words: packWords(entries.map(({ word }) => word)),
      sizes: packNumbers(groups.map(({ length }) => length)),
    },
    pieces: groups.map((group, place) => ({
      fields: FIELDS.map((_, field) => packPlaces(group.map(({ fields }) => fields[field]!))),
      rows: packNumberedRows(rowsOfPieces[place]!),
    })),
    rows: packNumberedRows(rows.map((row, number) => ({ row, number }))),
  }
}

function entriesOf(index: Pick<AsPlainObject, 'index'>): Entry[] {
  const entries = new Map<string, Places[]>()
  FIELDS.forEach((_, field) => {
    for (const [word, places] of placesByWord(index, field)) {
      const fields = entries.get(word) ?? FIELDS.map(() => NOWHERE)
      fields[field] = places
      entries.set(word, fields)
    }
  })
  return [...entries].map(([word, fields]) => ({ word, fields })).sort((a, b) => (a.word < b.word ? -1 : 1))
}

function groupsOf(entries: readonly Entry[]): Entry[][] {
  const groups: Entry[][] = []
  let room = 0
  for (const entry of entries) {
    const length = entry.fields.reduce((sum, { size }) => sum + 2 * size, 1)
    if (groups.length === 0 || room < length) {
      groups.push([])
      room = PIECE_LENGTH
    }
    groups[groups.length - 1]!.push(entry)
    room -= length
  }
  return groups
}

function packNumberedRows(rows: readonly NumberedRow[]): string {
  const numbers = rows.map(({ number }, at) => number - (rows[at - 1]?.number ?? 0))
  return `${packNumbers(numbers)}\n${packRows(rows.map(({ row }) => row))}`
}
