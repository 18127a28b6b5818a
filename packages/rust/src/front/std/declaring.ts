export function functions(signature: string, names: string): string {
  return names
    .split(' ')
    .map((name) => `fn ${name}${signature};`)
    .join('\n    ')
}

export const BOTH_ENDS = ['DoubleEndedIterator', 'ExactSizeIterator']

/** Declares an iterator over a type, with further impls: `Clone where T: Clone`. */
export function iterator(type: string, item: string, ...traits: readonly string[]): string {
  const generics = /<.*/.exec(type)?.[0] ?? ''
  const impls = traits.map((trait) => {
    const [name, condition] = trait.split(' where ')
    return `impl${generics} ${name} for ${type}${condition ? ` where ${condition}` : ''} {}`
  })
  return [`struct ${type} {}`, `impl${generics} Iterator for ${type} { type Item = ${item}; }`, ...impls].join('\n  ')
}
