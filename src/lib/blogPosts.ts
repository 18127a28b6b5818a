/** A post of the blog. */
export type BlogPost = {
  title: string
  authors?: string | readonly string[]
  /** A date, with or without time. */
  date: string
  description: string
  path: string
}

/** Posts in the order of the list: the newest first. */
export function newestFirst(posts: readonly BlogPost[]): BlogPost[] {
  return [...posts].sort((a, b) => Date.parse(b.date) - Date.parse(a.date))
}
