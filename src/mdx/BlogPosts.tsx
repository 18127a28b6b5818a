import { SiteLink } from '../ui/SiteLink'
import { Byline } from './Authors'
import * as styles from './BlogPosts.module.css'

type BlogPost = {
  title: string
  authors?: string | readonly string[]
  date: string
  description: string
  path: string
}

/** The posts are data of the page that lists them, so that no script grows with their number. */
export function BlogPosts({ posts = [] }: { posts?: readonly BlogPost[] }) {
  if (posts.length === 0) return null
  return (
    <ul className={styles.posts}>
      {newestFirst(posts).map(({ path, title, description, authors, date }) => (
        <li key={path} className={styles.post}>
          <h2 className={styles.title}>
            <SiteLink to={path} className={styles.link}>
              {title}
            </SiteLink>
          </h2>
          <Byline authors={authors} date={date} />
          <p>{description}</p>
          <span className={styles.more} aria-hidden="true">
            Read more →
          </span>
        </li>
      ))}
    </ul>
  )
}

export function newestFirst(posts: readonly BlogPost[]): BlogPost[] {
  return [...posts].sort((a, b) => Date.parse(b.date) - Date.parse(a.date))
}
