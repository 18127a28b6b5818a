import type { Place } from '../flow/place'

/** A place as a program writes it: `state.items[..]`, `*x`. */
export function placeText({ local, path }: Place): string {
  let text = local.name
  path.forEach((part, i) => {
    const isLast = i === path.length - 1
    if (part === '[]') text += '[..]'
    else if (part.startsWith('*')) text = isLast ? `*${text}` : text
    else text += `.${part}`
  })
  return text
}
