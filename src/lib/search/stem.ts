/** Shorter words, such as keys and short flags, have no endings. */
const SHORTEST_WORD = 4

/** The same for the forms of a word: `rotat` for rotate, rotates, rotated, rotating and rotation. Not a word itself. */
export function stemOf(word: string): string {
  let stem = stems.get(word)
  if (stem === undefined) stems.set(word, (stem = computedStem(word)))
  return stem
}

const stems = new Map<string, string>()

function computedStem(word: string): string {
  if (word.length < SHORTEST_WORD) return word
  const singular = word.replace(/ies$/, 'y').replace(/(?<=ss|sh|ch|x)es$|(?<![su])s$/, '')
  const base = singular.replace(/(?<=[aeiouy].*)(?:ing|(?<!e)ed)$|(?<=\p{L}{4})ion$/u, '')
  if (base.length < SHORTEST_WORD - 1) return singular
  if (base === singular) return withoutE(singular)
  const single = base.replace(/(?<=\p{L}{2})([^aeiouls])\1$/u, '$1')
  // `mov` of moving is move, but `run` of running is run
  const isShort = single === base && /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(base)
  return withoutE(isShort ? `${base}e` : single)
}

/** `mute` keeps its ending, because `mut` is another word. */
function withoutE(word: string): string {
  return word.length > SHORTEST_WORD ? word.replace(/e$/, '') : word
}
