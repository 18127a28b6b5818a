/** Makes everything but these elements and their ancestors inert; returns a function that undoes it. */
export function makeOthersInert(...kept: Element[]): () => void {
  const ancestors = new Set<Element>()
  for (const element of kept) {
    for (let inner = element.parentElement; inner && inner !== document.documentElement; inner = inner.parentElement) {
      ancestors.add(inner)
    }
  }
  const shut = [...ancestors]
    .flatMap(({ children }) => [...children])
    .filter((other) => !kept.includes(other) && !ancestors.has(other) && !other.hasAttribute('inert'))
  for (const other of shut) other.toggleAttribute('inert', true)
  return () => shut.forEach((other) => other.removeAttribute('inert'))
}
