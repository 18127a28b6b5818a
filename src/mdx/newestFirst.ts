import type { BlogPost } from '../site/blogPosts'

/** Posts in the order of the list: the newest first. */
export function newestFirst(posts: readonly BlogPost[]): BlogPost[] {
  return [...posts].sort((a, b) => Date.parse(b.date) - Date.parse(a.date))
}
