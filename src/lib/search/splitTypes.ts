/** The parts between the commas outside of brackets. */
export function splitTypes(list: string): string[] {
  const parts: string[] = ['']
  let depth = 0
  for (const character of list) {
    if ('(<['.includes(character)) depth += 1
    if (')>]'.includes(character)) depth -= 1
    if (character === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
