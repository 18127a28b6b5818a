import type * as tree from '../tree/tree'

/** All names that are written in a part of the tree. */
export function namesIn(part: unknown, names = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return names
  for (const [key, value] of Object.entries(part))
    if (key === 'name' && typeof value === 'string') names.add(value)
    else namesIn(value, names)
  return names
}

/** The parameters of an impl that say nothing about the type or trait it is for. */
export function unconstrained({ generics, type, trait }: tree.ImplItem): tree.GenericParam[] {
  const known = namesIn([type, trait])
  const written = generics.params.flatMap((param) =>
    param.kind === 'TypeParam' ? [{ about: namesIn(param.name), bounds: param.bounds }] : [],
  )
  const bounds = [...written, ...generics.where.map(({ type: self, bounds }) => ({ about: namesIn(self), bounds }))]
  const isOpen = (name: string) => generics.params.some((param) => param.name.name === name) && !known.has(name)
  // What a known type has as `Item`, or gives back when it is called, is known
  for (let size = -1; size < known.size;) {
    size = known.size
    for (const { about, bounds: parts } of bounds)
      if (![...about].some(isOpen)) for (const { path } of parts) namesIn(path, known)
  }
  return generics.params.filter((param) => isOpen(param.name.name))
}
