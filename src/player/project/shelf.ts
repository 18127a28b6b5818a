/** A program that a reader works on. */
export type Work = {
  id: string
  name: string
  text: string
  /** Whether the reader changed it. What is only looked at goes when something else is opened. */
  isOwn: boolean
  /** Whether it came with the address and nobody here has run it yet. */
  isForeign: boolean
  /** When it was opened or changed last, in milliseconds since 1970. */
  changedAt: number
}

/** All works of a reader, and the one that is open. There is always one. */
export type Shelf = { works: readonly Work[]; openId: string }

/** What a work begins as. */
export type Beginning = { name: string; text: string; isForeign?: boolean }

/** The smallest whole program that shows what it does. */
const FIRST_PROGRAM = `turbo::go!({
    clear(0x2b1d5eff);
    circ!(d = 48, x = 104, y = 32);
    text!("Hello!", x = 112, y = 104);
});`

/** How a work is called that nobody has named. */
export const UNNAMED = 'Untitled'

/** What a reader begins with who has nothing. */
export const FIRST_BEGINNING: Beginning = { name: UNNAMED, text: FIRST_PROGRAM }

/** The work that is open. */
export const openWork = ({ works, openId }: Shelf): Work => works.find(({ id }) => id === openId)!

/** The shelf of a reader who comes: the work that this tab had open, else the one that was changed last, else a new one. */
export function shelfOf(works: readonly Work[], lastOpenId: string | null, fresh: Fresh): Shelf {
  const [newest] = inOrder(works)
  const open = works.find(({ id }) => id === lastOpenId) ?? newest
  return open ? { works, openId: open.id } : withWork({ works, openId: '' }, FIRST_BEGINNING, fresh)
}

/** What a new work is given: its id, and the time. */
export type Fresh = { id: string; now: number }

/** Opens something as a work of its own. */
export function withWork(shelf: Shelf, { isForeign = false, ...beginning }: Beginning, { id, now }: Fresh): Shelf {
  const { works } = withoutLookedAt(shelf)
  const name = freeName(beginning.name.trim() || UNNAMED, works)
  const work = { id, name, text: beginning.text, isOwn: false, isForeign, changedAt: now }
  return { works: [...works, work], openId: id }
}

/** Opens a work that is there. */
export function withOpen(shelf: Shelf, id: string): Shelf {
  if (id === shelf.openId || shelf.works.every((work) => work.id !== id)) return shelf
  return { works: withoutLookedAt(shelf).works, openId: id }
}

/** Gives the open work another text or name, which makes it the reader's own. */
export function withChange(shelf: Shelf, change: { name: string } | { text: string }, now: number): Shelf {
  return withOpenAs(shelf, { ...change, isOwn: true, changedAt: now })
}

/** The reader runs the open work: from now on it is not foreign. */
export function withTrust(shelf: Shelf): Shelf {
  return openWork(shelf).isForeign ? withOpenAs(shelf, { isForeign: false }) : shelf
}

function withOpenAs({ works, openId }: Shelf, fields: Partial<Work>): Shelf {
  return { works: works.map((work) => (work.id === openId ? { ...work, ...fields } : work)), openId }
}

/** Takes the open work away; the one that was changed before is open then, or a new one. */
export function withoutOpen({ works, openId }: Shelf, fresh: Fresh): Shelf {
  return shelfOf(
    works.filter(({ id }) => id !== openId),
    null,
    fresh,
  )
}

/** Puts a work back that was taken away, and opens it. */
export function withBack(shelf: Shelf, work: Work): Shelf {
  const works = withoutLookedAt(shelf).works.filter(({ id }) => id !== work.id)
  return { works: [...works, work], openId: work.id }
}

/**
 * The shelf after another tab changed what is kept: all of that, so that no tab goes on with an old text. The open work stays
 * where it is gone there, or could not be kept here.
 */
export function withKept(shelf: Shelf, kept: readonly Work[], isKeptHere: boolean): Shelf {
  const open = openWork(shelf)
  const others = kept.filter(({ id }) => id !== open.id)
  const theirs = kept.find(({ id }) => id === open.id)
  return { ...shelf, works: [...others, isKeptHere && theirs ? theirs : open] }
}

/** The works as a list shows them: what was changed last stands first. */
export function inOrder(works: readonly Work[]): Work[] {
  return [...works].sort((a, b) => b.changedAt - a.changedAt)
}

/** What has to be kept and what forgotten after a change. */
export function changesBetween(before: readonly Work[], after: readonly Work[]): { kept: Work[]; gone: string[] } {
  return {
    kept: after.filter((work) => !before.includes(work)),
    gone: before.map(({ id }) => id).filter((id) => after.every((work) => work.id !== id)),
  }
}

function withoutLookedAt({ works, openId }: Shelf): Shelf {
  return { works: works.filter(({ id, isOwn }) => isOwn || id !== openId), openId }
}

/** The name, with a number behind it where another work has it. */
function freeName(name: string, works: readonly Work[]): string {
  const taken = new Set(works.map((work) => work.name))
  let free = name
  for (let number = 2; taken.has(free); number += 1) free = `${name} ${number}`
  return free
}
