import type { SmallPicture } from '../symbols/smallPictures'

/** What stands beside the titles of results: excerpts in the order of the index, and pictures by the place in it. */
export type SectionExtras = { excerpts: string[]; pictures: Record<number, SmallPicture> }

/** The names of the pieces that hold the extras of so many sections each, in the order of the index. */
export type CutExtras = { size: number; pieces: string[] }
