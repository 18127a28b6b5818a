import { z } from 'zod'
import type { EngineSymbol } from './engineSymbol'
import { symbolAddress } from './symbols'

/** An example of a page, as in GraphQL and `/api.json`. */
export const engineExampleSchema = z.object({
  place: z.string().describe('File below content/ and line, such as learn/api/tween.mdx:120'),
  page: z.string().describe('Address of the page that shows it'),
  anchor: z.string().nullable().describe('Id of its heading'),
  line: z.number().int().describe('Line of the file where it starts'),
  program: z.string().describe('The program: the code as shown, plus lines that are only compiled'),
  picture: z
    .object({
      address: z.string().describe('Address of the PNG file, without base path'),
      width: z.number().int().describe('Width in pixels'),
      height: z.number().int().describe('Height in pixels'),
      description: z.string().describe('Alt text of the picture, derived from its draw calls'),
      caption: z.string().nullable().describe('Caption on the page, as plain text'),
      moment: z.string().describe('The moment it shows, such as frame=90 keys=right; empty for the first frame'),
    })
    .nullable()
    .describe('What the example draws, if the page shows it'),
})

export type EngineExample = z.output<typeof engineExampleSchema>

export type ExamplePage = { title: string; examples: ListedExample[] }

type ListedExample = {
  title: string
  /** The description of its picture; '' if there is none. */
  description: string
  program: string
  /** Address without base path. */
  picture?: string
}

type TitledPage = {
  path: string
  title?: string | null
  headings: readonly { id: string; text: string }[]
}

/** In order; pages without examples are omitted. */
export function examplePagesOf(pages: readonly TitledPage[], examples: readonly EngineExample[]): ExamplePage[] {
  return pages
    .map(({ path, title, headings }) => {
      const programs = new Map<string, ListedExample>()
      for (const { page, anchor, program, picture } of examples) {
        // Of duplicates, the one with a picture counts
        if (page !== path || programs.get(program)?.picture !== undefined) continue
        const heading = headings.find(({ id }) => id === anchor)?.text ?? title ?? path
        const shown = picture && { picture: picture.address }
        programs.set(program, { title: heading, description: picture?.description ?? '', program, ...shown })
      }
      return { title: title ?? 'Front page', examples: [...programs.values()] }
    })
    .filter((page) => page.examples.length > 0)
}

/** A picture's address without base path, and size. */
export type SmallPicture = Pick<NonNullable<EngineExample['picture']>, 'address' | 'width' | 'height'>

/** Pictures of search results by section address. */
export type SectionPictures = Record<string, SmallPicture>

/** Examples are in page order. */
export function sectionPicturesOf(examples: readonly EngineExample[]): SectionPictures {
  const pictures: SectionPictures = {}
  for (const { page, anchor, picture } of examples) {
    if (picture && anchor !== null) pictures[symbolAddress({ page, anchor })] ??= smallPictureOf(picture)
  }
  return pictures
}

/** The smallest picture of an example that uses the symbol on its own page; other pages are about something else. */
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
