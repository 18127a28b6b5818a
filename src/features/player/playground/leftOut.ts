const KINDS: readonly (readonly [named: RegExp, what: string])[] = [
  [/\baudio::play\b/, 'sounds'],
  [/\bshaders::/, 'shaders'],
]

/** What a project needs that only its author has, in words; '' where that is nothing. */
export function leftOut(program: string): string {
  const missing = KINDS.filter(([named]) => named.test(program)).map(([, what]) => what)
  return missing.length > 0 ? `Put your ${missing.join(' and ')} into it: they are not in the download.` : ''
}
