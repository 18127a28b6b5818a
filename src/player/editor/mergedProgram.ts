import { commonEnds } from '../code/commonEnds'

/** Maximum number of line pairs to compare: more than any two programs of a page have. */
const MAX_PAIRS = 4_000_000

/**
 * Three-way merge by lines: `target` with the changes from `base` to `changed`; undefined on a conflict. Lines added at
 * the same position are concatenated.
 */
export function mergedProgram(
  base: readonly string[],
  changed: readonly string[],
  target: readonly string[],
): string[] | undefined {
  const [inChanged, inTarget] = [placesOf(base, changed), placesOf(base, target)]
  if (!inChanged || !inTarget) return undefined
  const merged: string[] = []
  let [from, fromChanged, fromTarget] = [0, 0, 0]
  for (let at = 0; at <= base.length; at += 1) {
    const isEnd = at === base.length
    const [atChanged, atTarget] = isEnd ? [changed.length, target.length] : [inChanged[at]!, inTarget[at]!]
    if (atChanged < 0 || atTarget < 0) continue
    const before = base.slice(from, at)
    const stretch = stretchOf(before, changed.slice(fromChanged, atChanged), target.slice(fromTarget, atTarget))
    if (!stretch) return undefined
    merged.push(...stretch, ...base.slice(at, at + 1))
    ;[from, fromChanged, fromTarget] = [at + 1, atChanged + 1, atTarget + 1]
  }
  return merged
}

/** A range that one or both sides changed. */
function stretchOf(base: readonly string[], changed: readonly string[], target: readonly string[]) {
  if (isSame(changed, base) || isSame(changed, target)) return target
  // Lines only added before or after the range do not conflict
  if (isSame(target.slice(0, base.length), base)) return [...changed, ...target.slice(base.length)]
  if (isSame(target.slice(-base.length), base)) return [...target.slice(0, -base.length), ...changed]
  return undefined
}

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((line, index) => line === b[index])

/** By longest common subsequence; -1 if absent. */
function placesOf(text: readonly string[], other: readonly string[]): number[] | undefined {
  const { start, end } = commonEnds(text, other)
  const [rows, columns] = [text.length - start - end, other.length - start - end]
  if (rows * columns > MAX_PAIRS) return undefined
  /** Length of the common subsequence from each pair of positions */
  const kept = Array.from({ length: rows + 1 }, () => new Uint32Array(columns + 1))
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let column = columns - 1; column >= 0; column -= 1) {
      kept[row]![column] =
        text[start + row] === other[start + column]
          ? kept[row + 1]![column + 1]! + 1
          : Math.max(kept[row + 1]![column]!, kept[row]![column + 1]!)
    }
  }
  const places = text.map((_, index) => (index < start ? index : index - text.length + other.length))
  let column = 0
  for (let row = 0; row < rows; row += 1) {
    while (column < columns && kept[row]![column]! === kept[row]![column + 1]!) column += 1
    const isKept = column < columns && text[start + row] === other[start + column]
    places[start + row] = isKept ? start + column : -1
    if (isKept) column += 1
  }
  return places
}
