import { inTasks } from '../../dom/schedule'

/** Makes everything but these elements and their ancestors inert; returns a function that undoes it. */
export function makeOthersInert(...kept: Element[]): () => void {
  return shut(othersOf(kept))
}

/** The styles of an inert element and of all in it are computed again. */
const SIBLINGS_PER_TASK = 30

/** The same after the next paint, in several tasks. */
export function makeOthersInertInTasks(...kept: Element[]): () => void {
  const others = othersOf(kept)
  const undos: (() => void)[] = []
  const tasks: (() => void)[] = []
  for (let at = 0; at < others.length; at += SIBLINGS_PER_TASK) {
    tasks.push(() => void undos.push(shut(others.slice(at, at + SIBLINGS_PER_TASK))))
  }
  const cancel = inTasks(...tasks)
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
