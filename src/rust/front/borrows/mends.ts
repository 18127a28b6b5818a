import type { Loan, Node } from './flow'

/** What helps most often, in words. */
export function helpFor(loan: Loan, access: NonNullable<Node['access']>): string {
  const { use } = access
  if (use === 'end') return 'let the value live as long as what refers to it: declare it further out'
  if (use === 'move') return 'give it away when the borrow is no longer used, or give away a clone'
  if (use === 'assign') return 'change it when the borrow is no longer used, or borrow a clone'
  return loan.isMutable
    ? 'use the first borrow for the last time before this one begins'
    : 'end the first borrow before: copy or clone what you need of it'
}
