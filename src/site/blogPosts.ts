import type { BlogPost } from '../lib/blogPosts'

/** The site has no blog yet; a page with the list shows nothing until there is one. */
export const blogPosts: readonly BlogPost[] = []
