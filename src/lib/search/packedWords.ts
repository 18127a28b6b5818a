/** Stands for how many letters a word shares with the one before it. Indexed words have no capital letters. */
const SHARED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Lower-case words in alphabetical order, each as what it does not share with the one before. */
export function packWords(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const shared = sharedLength(word, words[index - 1] ?? '')
      return SHARED[shared] + word.slice(shared)
    })
    .join('')
}

/** The words as they were packed. */
export function unpackWords(packed: string): string[] {
  let word = ''
  return (packed.match(/[A-Z][^A-Z]*/g) ?? []).map(
    (piece) => (word = word.slice(0, SHARED.indexOf(piece[0]!)) + piece.slice(1)),
  )
}

function sharedLength(word: string, other: string): number {
  let length = 0
  while (length < SHARED.length - 1 && length < word.length && word[length] === other[length]) length += 1
  return length
}
