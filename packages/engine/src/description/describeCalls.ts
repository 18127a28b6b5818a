import { isDrawn, type Call, type Camera, type DrawCall } from '../call'
import { boxOnCanvas, FIXED_VIEW, viewOf, type Box } from '../raster/canvas'
import type { Resolution } from '../camera'
import { colorName } from './colorName'

type Thing = { kind: 'shape' | 'sprite' | 'text'; name: string }

type Shown = { background: number; things: Thing[] }

type Boxed = { x: number; y: number; w: number; h: number }
type Viewed = { options: { fixed: boolean }; camera?: Camera }
type Painted = { color: number; opacity: number; border_size?: number; border_color?: number }

const isVisible = (color: number) => (color & 0xff) > 0

/** What a frame's calls make visible, without what is painted over. */
function shownThings(calls: readonly Call[], resolution: Resolution): Shown {
  const shown: Shown = { background: 0x000000ff, things: [] }
  for (const call of calls.filter(isDrawn)) {
    const background = backgroundOf(call, resolution)
    const thing = background === undefined && thingOf(call, resolution)
    if (background !== undefined) Object.assign(shown, { background, things: [] })
    else if (thing) shown.things.push(thing)
  }
  return shown
}

function backgroundOf(call: DrawCall, resolution: Resolution): number | undefined {
  if (call.op === 'clear') return call.options.color
  if (call.op !== 'rect!') return undefined
  const { color, opacity, border_radius, rotation } = call.options
  const box = boxOf(call, call.options, resolution)
  const [w, h] = resolution
  const isWhole = box && box.left <= 0 && box.top <= 0 && box.right >= w && box.bottom >= h
  const isSolid = (color & 0xff) === 0xff && opacity === 1 && border_radius === 0 && rotation % 360 === 0
  return isWhole && isSolid ? color : undefined
}

function thingOf(call: DrawCall, resolution: Resolution): Thing | undefined {
  switch (call.op) {
    case 'rect!':
      return shapeOf(call, call.options, resolution, call.options.w === call.options.h ? 'square' : 'rectangle')
    case 'circ!':
      return shapeOf(call, { ...call.options, w: call.options.d, h: call.options.d }, resolution, 'circle')
    case 'ellipse!':
      return shapeOf(call, call.options, resolution, 'ellipse')
    case 'path!':
      return isVisible(call.options.color)
        ? { kind: 'shape', name: `${colorName(call.options.color)} line` }
        : undefined
    case 'sprite!':
      return call.options.name && call.options.opacity > 0 ? { kind: 'sprite', name: call.options.name } : undefined
    case 'nine_slice!':
      return boxOf(call, call.options, resolution) && { kind: 'sprite', name: call.options.name }
    case 'text!':
    case 'text_box!': {
      const name = call.options.text.replace(/\s+/g, ' ').trim()
      return name && isVisible(call.options.color) ? { kind: 'text', name } : undefined
    }
    case 'clear':
      return undefined
  }
}

function shapeOf(call: Viewed, options: Boxed & Painted, resolution: Resolution, name: string): Thing | undefined {
  if (!boxOf(call, options, resolution)) return undefined
  const { color, opacity, border_size = 0, border_color = 0 } = options
  const isFilled = opacity === 1 ? isVisible(color) : opacity > 0
  if (isFilled) return { kind: 'shape', name: `${colorName(color)} ${name}` }
  const isBordered = border_size > 0 && isVisible(border_color)
  return isBordered ? { kind: 'shape', name: `${colorName(border_color)} outline of a ${name}` } : undefined
}

function boxOf({ options, camera }: Viewed, { x, y, w, h }: Boxed, resolution: Resolution): Box | undefined {
  const view = options.fixed || !camera ? FIXED_VIEW : viewOf(camera, ...resolution)
  const box = boxOnCanvas(view, x, y, w, h)
  return box && box.right > 0 && box.bottom > 0 && box.left < resolution[0] && box.top < resolution[1] ? box : undefined
}

const NUMBERS = ['', 'a', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const MAX_GROUPS = 6
const MAX_CHARACTERS = 60

type Group = Thing & { count: number }

/**
 * One sentence about a picture: `Two red circles and the text “Score: 5” on a cyan background.` It names things but not
 * their positions.
 */
export function describeCalls(calls: readonly Call[], resolution: Resolution): string {
  const { background, things } = shownThings(calls, resolution)
  const color = colorName(background)
  if (things.length === 0) return `Nothing but ${color}.`
  const groups = groupsOf(things)
  const named = namesOf(groups.slice(0, MAX_GROUPS))
  if (groups.length > MAX_GROUPS) named.push('more')
  return capitalized(`${listed(named)} on ${article(color)} background.`)
}

/** Groups equal things in order of first appearance. */
function groupsOf(things: readonly Thing[]): Group[] {
  const groups = new Map<string, Group>()
  for (const thing of things) {
    const key = `${thing.kind} ${thing.name}`
    const group = groups.get(key) ?? { ...thing, count: 0 }
    groups.set(key, { ...group, count: group.count + 1 })
  }
  return [...groups.values()]
}

/** Adjacent texts share a label: `the texts “One” and “Two”`. */
function namesOf(groups: readonly Group[]): string[] {
  const names: string[] = []
  let texts: string[] = []
  for (const [i, group] of groups.entries()) {
    if (isSingleText(group)) texts.push(quoted(group.name))
    else names.push(nameOf(group))
    if (texts.length > 0 && !isSingleText(groups[i + 1])) {
      names.push(`the text${texts.length > 1 ? 's' : ''} ${listed(texts)}`)
      texts = []
    }
  }
  return names
}

const isSingleText = (group: Group | undefined) => group?.kind === 'text' && group.count === 1

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
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS).trimEnd()}…` : text

const listed = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
