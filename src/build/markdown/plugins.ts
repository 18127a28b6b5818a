import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkDirective from 'remark-directive'
import rehypeSlug from 'rehype-slug'
export const remarkPlugins = [remarkFrontmatter, remarkGfm, remarkDirective]
export const rehypePlugins = [rehypeSlug]
