import { FLOATS, INTEGERS } from '../types/known'

/**
 * The names of std's text that stand for several scalar types at once. A group that an impl names is one more type
 * parameter of it, which stands for one of the types of the group.
 */
export const typeGroups: Readonly<Record<string, readonly string[]>> = {
  Int: INTEGERS,
  Signed: INTEGERS.filter((name) => name.startsWith('i')),
  Unsigned: INTEGERS.filter((name) => name.startsWith('u')),
  Float: FLOATS,
  Number: [...INTEGERS, ...FLOATS],
}
