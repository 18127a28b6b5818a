import type { EngineExample } from './engineExample'

/** A page with the programs that it shows, each once. */
export type ExamplePage = { title: string; examples: ListedExample[] }

/** An example as a list shows it. */
export type ListedExample = {
  /** The heading that it stands under. */
  title: string
  /** What its picture shows; '' without a picture. */
  description: string
  program: string
  /** The address of its picture, without base path. */
  picture?: string
}

type TitledPage = {
  path: string
  title?: string | null
  headings: readonly { id: string; text: string }[]
}

/** The examples of pages, in the order of the pages. Pages without any are left out. */
export function examplePagesOf(pages: readonly TitledPage[], examples: readonly EngineExample[]): ExamplePage[] {
  return pages
    .map(({ path, title, headings }) => {
      const programs = new Map<string, ListedExample>()
      for (const { page, anchor, program, picture } of examples) {
        // Of two that are the same, the one with a picture
        if (page !== path || programs.get(program)?.picture !== undefined) continue
        const heading = headings.find(({ id }) => id === anchor)?.text ?? title ?? path
        const shown = picture && { picture: picture.address }
        programs.set(program, { title: heading, description: picture?.description ?? '', program, ...shown })
      }
      return { title: title ?? 'Front page', examples: [...programs.values()] }
    })
    .filter((page) => page.examples.length > 0)
}
