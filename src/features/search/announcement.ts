/** A longer query is not repeated whole. */
const LONGEST_REPEATED = 100

/** What is said about an answer: how many results there are for which query, so that no two answers sound alike. */
export function announcementOf(query: string, count: number): string {
  const repeated = `"${shortened(query)}"`
  if (count === 0) return `No results for ${repeated}`
  return count === 1 ? `1 result for ${repeated}` : `${count} results for ${repeated}`
}

function shortened(query: string): string {
  const letters = [...query]
  return letters.length > LONGEST_REPEATED ? `${letters.slice(0, LONGEST_REPEATED).join('')}…` : query
}
