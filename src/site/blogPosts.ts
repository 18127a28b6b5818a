export type BlogPost = {
  title: string
  authors?: string | readonly string[]
  /** A date, with or without time. */
  date: string
  description: string
  path: string
}

/** The site has no blog yet; a page with the list shows nothing until there is one. */
export const blogPosts: readonly BlogPost[] = []
