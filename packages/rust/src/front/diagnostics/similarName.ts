/** Within one or two typos: extra, missing, wrong or swapped letters. */
export function similarName(written: string, known: Iterable<string>): string | undefined {
  const most = Math.max(1, Math.floor(written.length / 3))
  let nearest: string | undefined
  let least = most + 1
  for (const name of known) {
    if (name === written || Math.abs(name.length - written.length) >= least) continue
    const errors = typingErrors(written.toLowerCase(), name.toLowerCase())
    if (errors < least) {
      least = errors
      nearest = name
    }
  }
  return nearest
}

function typingErrors(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, beforeLast[j - 2]! + 1)
      row.push(least)
    }
    beforeLast = last
    last = row
  }
  return last[b.length]!
}
