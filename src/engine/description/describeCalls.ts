import type { Call } from '../call'
import type { Resolution } from '../camera/camera'
import { colorName } from './colorName'
import { shownThings, type Thing } from './shownThings'

const NUMBERS = ['', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const MOST_GROUPS = 6
const MOST_CHARACTERS = 60

type Group = Thing & { count: number }

/**
 * One English sentence about what stands on a picture: `Two red circles and the text “Score: 5” on a cyan background.`
 * It says what is there and not where.
 */
export function describeCalls(calls: readonly Call[], resolution: Resolution): string {
  const { background, things } = shownThings(calls, resolution)
  const color = colorName(background)
  if (things.length === 0) return `Nothing but ${color}.`
  const groups = groupsOf(things)
  const named = namesOf(groups.slice(0, MOST_GROUPS))
  if (groups.length > MOST_GROUPS) named.push('more')
  return capitalized(`${listed(named)} on ${article(color)} background.`)
}

/** Equal things together, in the order in which the first of them was drawn. */
function groupsOf(things: readonly Thing[]): Group[] {
  const groups = new Map<string, Group>()
  for (const thing of things) {
    const key = `${thing.kind} ${thing.name}`
    const group = groups.get(key) ?? { ...thing, count: 0 }
    groups.set(key, { ...group, count: group.count + 1 })
  }
  return [...groups.values()]
}

/** Texts that follow each other share a name: `the texts “One” and “Two”`. */
function namesOf(groups: readonly Group[]): string[] {
  const names: string[] = []
  let texts: string[] = []
  for (const [i, group] of groups.entries()) {
    if (isLoneText(group)) texts.push(quoted(group.name))
    else names.push(nameOf(group))
    if (texts.length > 0 && !isLoneText(groups[i + 1])) {
      names.push(`the text${texts.length > 1 ? 's' : ''} ${listed(texts)}`)
      texts = []
    }
  }
  return names
}

const isLoneText = (group: Group | undefined) => group?.kind === 'text' && group.count === 1

function nameOf({ kind, name, count }: Group): string {
  if (kind === 'text') return `${numberOf(count)} times the text ${quoted(name)}`
  const things = kind === 'sprite' ? `sprite${count > 1 ? 's' : ''} “${name}”` : count > 1 ? plural(name) : name
  if (count > 1) return `${numberOf(count)} ${things}`
  return kind === 'sprite' ? `the ${things}` : article(things)
}

const numberOf = (count: number) => NUMBERS[count] ?? String(count)

const article = (words: string) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`

/** `red circles`, `red outlines of circles`. */
const plural = (name: string) => name.replace(/ of a (\w+)$/, ' of $1').replace(/(\w+)( of |$)/g, '$1s$2')

const capitalized = (sentence: string) => sentence[0]!.toUpperCase() + sentence.slice(1)

const quoted = (text: string) => `“${shortened(text)}”`

const shortened = (text: string) =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS).trimEnd()}…` : text

const listed = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
