import { inTasks } from '../../dom/schedule'

/** Makes everything but these elements and their ancestors inert; returns a function that undoes it. */
export function makeOthersInert(...kept: Element[]): () => void {
  return shut(othersOf(kept))
}

/** The styles of an inert element and of all in it are computed again. */
const ELEMENTS_PER_TASK = 400

/** The same after the next paint, in several tasks. */
export function makeOthersInertInTasks(...kept: Element[]): () => void {
  const undos: (() => void)[] = []
  const cancel = inTasks(...inParts(othersOf(kept)).map((part) => () => void undos.push(shut(part))))
  return () => {
    cancel()
    undos.forEach((undo) => undo())
  }
}

function othersOf(kept: readonly Element[]): Element[] {
  const ancestors = new Set<Element>()
  for (const element of kept) {
    for (let inner = element.parentElement; inner && inner !== document.documentElement; inner = inner.parentElement) {
      ancestors.add(inner)
    }
  }
  return [...ancestors]
    .flatMap(({ children }) => [...children])
    .filter((other) => !kept.includes(other) && !ancestors.has(other) && !other.hasAttribute('inert'))
}

/** As many elements in each part as one task can take, though at least one. */
function inParts(elements: readonly Element[]): Element[][] {
  const parts: Element[][] = []
  let free = 0
  for (const element of elements) {
    const size = 1 + element.getElementsByTagName('*').length
    if (size > free) {
      parts.push([])
      free = ELEMENTS_PER_TASK
    }
    parts.at(-1)!.push(element)
    free -= size
  }
  return parts
}

function shut(elements: readonly Element[]): () => void {
  for (const element of elements) element.toggleAttribute('inert', true)
  return () => elements.forEach((element) => element.removeAttribute('inert'))
}
