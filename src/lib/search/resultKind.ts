import type { ResultKind, SearchResult, SearchWords } from './searchDocument'

/** What a section is to the reader: help with an error wherever it stands, else what its part of the site is. */
export function kindOfSection(
  { href, title, titles }: Pick<SearchResult, 'href' | 'title' | 'titles'>,
  { kinds, trouble }: Pick<SearchWords, 'kinds' | 'trouble'>,
): ResultKind {
  if ([title, ...titles].some((heading) => trouble.headings.includes(heading))) return 'Error'
  return kinds.find(({ path }) => href.startsWith(path))?.kind ?? 'Page'
}
