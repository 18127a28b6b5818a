import type { EngineExample } from './engineExample'
import type { EngineSymbol } from './engineSymbol'
import { symbolAddress } from './symbols'

/** The picture of an example where it stands small: its address without base path, and its size. */
export type SmallPicture = Pick<NonNullable<EngineExample['picture']>, 'address' | 'width' | 'height'>

/** The pictures that stand beside search results, by the address of the section. */
export type SectionPictures = Record<string, SmallPicture>

/** The first picture of each section that has one. The examples come in the order of their pages. */
export function sectionPicturesOf(examples: readonly EngineExample[]): SectionPictures {
  const pictures: SectionPictures = {}
  for (const { page, anchor, picture } of examples) {
    if (picture && anchor !== null) pictures[symbolAddress({ page, anchor })] ??= smallPictureOf(picture)
  }
  return pictures
}

/**
 * The picture that shows each symbol, by its name: the lightest of those in whose programs it is used, on the page that
 * explains it. Pictures of other pages show something else.
 */
export function symbolPicturesOf(
  symbols: readonly (EngineSymbol & { examples: readonly string[] })[],
  examples: readonly EngineExample[],
  bytesOf: (address: string) => number,
): ReadonlyMap<string, SmallPicture> {
  const byPlace = new Map(examples.map((example) => [example.place, example]))
  const pictures = new Map<string, SmallPicture>()
  for (const { name, page, examples: places } of symbols) {
    const shown = places.flatMap((place) => {
      const example = byPlace.get(place)
      return example?.page === page && example.picture ? [example.picture] : []
    })
    const [lightest] = shown.sort((a, b) => bytesOf(a.address) - bytesOf(b.address))
    if (lightest) pictures.set(name, smallPictureOf(lightest))
  }
  return pictures
}

function smallPictureOf({ address, width, height }: SmallPicture): SmallPicture {
  return { address, width, height }
}
