import { inTasks } from '../../dom/schedule'
import { chunksOf } from '../../lib/loading/chunks'

/** Makes everything but these elements and their ancestors inert; returns a function that undoes it. */
export function makeOthersInert(...kept: Element[]): () => void {
  return shut(othersOf(kept))
}

/** Number of elements whose styles are computed again in one task. */
const ELEMENTS_PER_TASK = 500

/** The same after the next paint, some hundred elements at a time. */
export function makeOthersInertInTasks(...kept: Element[]): () => void {
  const undos: (() => void)[] = []
  const size = (element: Element) => 1 + element.getElementsByTagName('*').length
  const groups = chunksOf(othersOf(kept), size, ELEMENTS_PER_TASK)
  const cancel = inTasks(...groups.map((group) => () => void undos.push(shut(group))))
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

function shut(elements: readonly Element[]): () => void {
  for (const element of elements) element.toggleAttribute('inert', true)
  return () => elements.forEach((element) => element.removeAttribute('inert'))
}
