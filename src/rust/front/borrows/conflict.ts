import type { Loan, Node, Place, Step } from './flow'

type Access = NonNullable<Node['access']>

/** Whether using a place while it is borrowed breaks the borrow. `isActive`: a borrow that waited is in force. */
export function isConflict(loan: Loan, { place, use, isReserved }: Access, isActive: boolean): boolean {
  const isReading = use === 'read' || use === 'look' || use === 'shared' || (isReserved === true && !loan.isMutable)
  if (isReading && (!loan.isMutable || !isActive)) return false
  if (use === 'end' && isDestroyed(place)) return loan.place.root === place.root
  return overlaps(loan.place, place, use === 'assign' || use === 'end' || use === 'look')
}

/** Whether a destructor runs where a variable ends: it may look at everything. */
export function isDestroyed({ root }: Place): boolean {
  return root.hasDestructor === true && !root.isMoved
}

/** Whether two places share something. A shallow use does not follow references. */
function overlaps(borrowed: Place, used: Place, isShallow: boolean): boolean {
  if (borrowed.root !== used.root) return false
  const [a, b] = [borrowed.path, used.path]
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) if (areApart(a[i]!, b[i]!)) return false
  return a.slice(b.length).every((step) => {
    if (step.kind !== 'deref') return true
    return step.pointer !== 'shared' && (!isShallow || step.pointer === 'box')
  })
}

/** Fields are told apart by their names, elements not at all. */
function areApart(a: Step, b: Step): boolean {
  return a.kind === 'field' && b.kind === 'field' && a.name !== b.name
}

/** Whether a node puts something else where the borrow began its way: what was borrowed is no longer reached so. */
export function ends(loan: Loan, { defines, access }: Node): boolean {
  const { root, path } = loan.place
  if (access?.use === 'end' && access.place.root === root) return true
  if (defines === root) return true
  if (access?.use !== 'assign' || access.place.root !== root) return false
  const { path: assigned } = access.place
  return (
    assigned.length < path.length &&
    path[assigned.length]!.kind === 'deref' &&
    assigned.every((step, i) => step.kind !== 'index' && !areApart(step, path[i]!))
  )
}
