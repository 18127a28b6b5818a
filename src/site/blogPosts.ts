export type BlogPost = {
  title: string
  authors?: string | readonly string[]
  date: string
  description: string
  path: string
}

/** The site has no blog yet; a page with the list stays empty until it does. */
export const blogPosts: readonly BlogPost[] = []
