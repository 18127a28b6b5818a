/** A page that search engines may know: its public address, and when its text was last changed. */
export type ListedPage = { url: string; changedAt?: number | undefined }

/** The sitemap of a site: each page once, with the day of its last change where it is known. */
export function sitemapOf(pages: readonly ListedPage[]): string {
  const entries = pages.map(({ url, changedAt }) => {
    const changed =
      changedAt === undefined ? '' : `<lastmod>${new Date(changedAt).toISOString().slice(0, 10)}</lastmod>`
    return `<url><loc>${escaped(url)}</loc>${changed}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
}

/** What crawlers may read, which is everything, and where the sitemap is, which they take as a full address only. */
export function robotsOf(sitemapUrl: string | undefined): string {
  return `User-agent: *\nAllow: /\n${sitemapUrl ? `\nSitemap: ${sitemapUrl}\n` : ''}`
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
