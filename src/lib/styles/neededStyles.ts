import type { Selector as Token } from 'css-what'
import type { PageElement } from './pageElement'
import {
  compoundsOf,
  isClass,
  type Compound,
  type Declaration,
  type Selector,
  type Style,
  type StyleSheet,
} from './styleSheet'

/** Attributes that users can change without a script. */
const CHANGED_BY_READERS = ['open']

type Wanted = {
  elements: readonly PageElement[]
  /** Text that may read custom properties. */
  readers: string
}

/**
 * Rules that can match a page's elements before any script runs, in any state of pointer, keyboard and window. Omitted
 * rules style nothing on the page.
 */
export function neededStyles(sheet: StyleSheet, { elements, readers }: Wanted): string {
  const isSomewhere = somewhereAmong(elements)
  const isNeeded = ({ compounds }: Selector) => compounds.every(isSomewhere)
  return writtenStyles(withoutUnread(needed(sheet, isNeeded), readers))
}

/** Whether a selector depends on one element directly following another. */
export function areJoined(sheet: StyleSheet, before: PageElement, after: PageElement): boolean {
  const isSomewhere = somewhereAmong([before, after])
  return sheet.some((style) => {
    if (style.kind === 'group') return areJoined(style.inside, before, after)
    if (style.kind === 'named') return false
    return style.selectors.some(({ compounds }) =>
      compounds.some((compound, index) => {
        const left = compounds[index - 1]
        if (compound.combinator !== 'adjacent' || !left || isUniversal(left)) return false
        return isMet(left, before, isSomewhere) && isMet(compound, after, isSomewhere)
      }),
    )
  })
}

const isUniversal = ({ tokens }: Compound) => tokens.every(({ type }) => type === 'universal')

type IsSomewhere = (compound: Compound) => boolean

/** Looks up elements by class and memoizes compounds. */
function somewhereAmong(elements: readonly PageElement[]): IsSomewhere {
  const byClass = new Map<string, PageElement[]>()
  for (const element of elements) {
    for (const name of element.classes) {
      const others = byClass.get(name)
      if (others) others.push(element)
      else byClass.set(name, [element])
    }
  }
  const known = new Map<string, boolean>()
  const isSomewhere = (compound: Compound): boolean => {
    const { key, className, tokens } = compound
    const answer = known.get(key)
    if (answer !== undefined) return answer
    const candidates = className === undefined || tokens.some(isRoot) ? elements : (byClass.get(className) ?? [])
    const found = candidates.some((element) => isMet(compound, element, isSomewhere))
    known.set(key, found)
    return found
  }
  return isSomewhere
}

/** Ignores the elements around it. */
function isMet({ tokens }: Compound, element: PageElement, isSomewhere: IsSomewhere): boolean {
  return tokens.some(isRoot) || tokens.every((token) => answers(token, element, isSomewhere))
}

/** Theme and window change the root before the first paint, so it matches everything */
const isRoot = (token: Token) =>
  (token.type === 'pseudo' && token.name === 'root') || (token.type === 'tag' && ['html', 'body'].includes(token.name))

function answers(token: Token, element: PageElement, isSomewhere: IsSomewhere): boolean {
  if (token.type === 'tag') return element.tag === token.name
  if (token.type === 'attribute') {
    const { name, value, action } = token
    if (isClass(token)) return element.classes.has(value)
    if (CHANGED_BY_READERS.includes(name) || action === 'not') return true
    const own = element.attributes.get(name)
    return own !== undefined && (action !== 'equals' || own === value)
  }
  if (token.type !== 'pseudo' || !Array.isArray(token.data)) return true
  const inner = innerOf(token.data)
  if (token.name === 'has') return inner.some((compounds) => compounds.every(isSomewhere))
  if (token.name !== 'is' && token.name !== 'where') return true
  return inner.some((compounds) =>
    compounds.every((compound, index) =>
      index === compounds.length - 1 ? isMet(compound, element, isSomewhere) : isSomewhere(compound),
    ),
  )
}

const inners = new WeakMap<readonly Token[][], Compound[][]>()

/** The selectors inside a pseudo-class such as `:is()`, memoized. */
function innerOf(data: readonly Token[][]): Compound[][] {
  const inner = inners.get(data) ?? data.map(compoundsOf)
  inners.set(data, inner)
  return inner
}

function needed(sheet: StyleSheet, isNeeded: (selector: Selector) => boolean): Style[] {
  return sheet.flatMap((style): Style[] => {
    if (style.kind === 'named') return [style]
    if (style.kind === 'group') return [{ ...style, inside: needed(style.inside, isNeeded) }]
    return [{ ...style, selectors: style.selectors.filter(isNeeded) }]
  })
}

/** Removes custom properties and animations that nothing reads. */
function withoutUnread(sheet: readonly Style[], readers: string): Style[] {
  const declared = declarationsIn(sheet)
  const isOwn = ({ property }: Declaration) => property.startsWith('--')
  const read = new Set(propertiesReadIn(readers))
  const texts = [...declared.filter((declaration) => !isOwn(declaration)), ...keyframesIn(sheet)].map(
    ({ text }) => text,
  )
  for (let found = propertiesReadIn(texts.join(';')); found.length > 0;) {
    found.forEach((name) => read.add(name))
    const next = declared.filter(({ property }) => found.includes(property)).map(({ text }) => text)
    found = propertiesReadIn(next.join(';')).filter((name) => !read.has(name))
  }
  const all = declared.map(({ text }) => text).join(';')
  const kept = (style: Style): Style[] => {
    if (style.kind === 'group') return [{ ...style, inside: style.inside.flatMap(kept) }]
    if (style.kind === 'named') return isAnimation(style.text) && !all.includes(style.name) ? [] : [style]
    const declarations = style.declarations.filter(
      (declaration) => !isOwn(declaration) || read.has(declaration.property),
    )
    return [{ ...style, declarations }]
  }
  return sheet.flatMap(kept)
}

const isAnimation = (text: string) => text.startsWith('@keyframes')

const propertiesReadIn = (text: string) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name!)

function declarationsIn(sheet: readonly Style[]): Declaration[] {
  return sheet.flatMap((style) => {
    if (style.kind === 'group') return declarationsIn(style.inside)
    return style.kind === 'rule' && style.selectors.length > 0 ? style.declarations : []
  })
}

function keyframesIn(sheet: readonly Style[]): { text: string }[] {
  return sheet.flatMap((style) => {
    if (style.kind === 'group') return keyframesIn(style.inside)
    return style.kind === 'named' ? [style] : []
  })
}

function writtenStyles(sheet: readonly Style[]): string {
  return sheet
    .map((style) => {
      if (style.kind === 'named') return style.text
      if (style.kind === 'group') return writtenBlock(style.prelude, writtenStyles(style.inside))
      const { selectors, declarations } = style
      return selectors.length === 0
        ? ''
        : writtenBlock(selectors.map(({ text }) => text).join(), declarations.map(({ text }) => text).join(';'))
    })
    .join('')
}

const writtenBlock = (prelude: string, inside: string) => (inside === '' ? '' : `${prelude}{${inside}}`)
