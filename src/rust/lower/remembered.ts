/** What is made for a key, made once. */
export function remembered<Key, Thing>(answers: Answers<Key, Thing>, key: Key, make: () => Thing): Thing {
  const known = answers.get(key)
  if (known !== undefined || answers.has(key)) return known as Thing
  const made = make()
  answers.set(key, made)
  return made
}

/** A map, weak or not. */
type Answers<Key, Thing> = {
  get: (key: Key) => Thing | undefined
  has: (key: Key) => boolean
  set: (key: Key, thing: Thing) => unknown
}
