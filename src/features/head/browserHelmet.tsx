import { Children, useEffect } from 'react'
import type { ReactElement, ReactNode } from 'react'

/** The mark that `react-helmet` leaves on the tags it wrote into the delivered page. */
const MARK = 'data-react-helmet'

type TagProps = { children?: ReactNode; [attribute: string]: unknown }

/**
 * Stands for `react-helmet` in the published scripts, at a tenth of its weight: the head of the delivered page comes from
 * it, and what a change of page needs is to put other tags in their place.
 */
export function Helmet({ children }: { children: readonly ReactElement<TagProps>[] }) {
  useEffect(() => {
    const tags = Children.toArray(children) as ReactElement<TagProps>[]
    const title = tags.find(({ type }) => type === 'title')
    if (title) document.title = String(title.props.children)
    showHeadTags(tags.filter(({ type }) => type !== 'title').map(elementOf))
  })
  return null
}

function elementOf({ type, props }: ReactElement<TagProps>): Element {
  const element = document.createElement(String(type))
  element.setAttribute(MARK, 'true')
  for (const [name, value] of Object.entries(props)) {
    if (value !== undefined && name !== 'children') element.setAttribute(name, String(value))
  }
  return element
}

/** Leaves the tags that stay as they are, takes the others away and adds what is new. */
function showHeadTags(wanted: Element[]) {
  const present = [...document.head.querySelectorAll(`[${MARK}]:not(title)`)]
  const isAmong = (elements: Element[], element: Element) => elements.some((other) => other.isEqualNode(element))
  for (const element of present) if (!isAmong(wanted, element)) element.remove()
  document.head.append(...wanted.filter((element) => !isAmong(present, element)))
}
