import type { Conflict } from './loans'

/** What holds a borrow while something else is done, in the words of the program. */
export function holderText({ holders }: Conflict): string | undefined {
  if (holders.some(({ isIterator }) => isIterator)) return 'the loop'
  const name = holders.findLast((holder) => holder.name !== undefined)?.name
  return name && `\`${name}\``
}

/** What helps most often, in words. */
export function helpFor(conflict: Conflict): string {
  const { access, loan } = conflict
  const holder = holderText(conflict)
  const name = loan.place.root.name ?? 'it'
  if (access.use === 'end')
    return 'what refers to a value cannot outlive it: declare the value further out, or keep a clone'
  if (holder === 'the loop')
    return `note in the loop what has to change, and change \`${name}\` behind it; to throw elements out, use \`retain\`; or loop over indices: \`for i in 0..${name}.len()\``
  if (holder === undefined) return 'take the value before, with a `let` of its own in the line above'
  switch (access.use) {
    case 'move':
      return `give it away when ${holder} is no longer used, or give away a clone`
    case 'assign':
      return `change it when ${holder} is no longer used, or let ${holder} be a clone`
    case 'mutable':
      return `use ${holder} for the last time above this line, or let it be a copy: \`.clone()\``
    default:
      return `use ${holder} for the last time above this line`
  }
}
