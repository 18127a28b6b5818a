import type { Cursor, ItemMacros } from './cursor'

/** Whether a text is a whole file: a macro that stands for items is called in it. */
export function isWholeFile({ tokens, host }: Cursor): boolean {
  return tokens.some(
    ({ kind, text }, index) =>
      kind === 'ident' &&
      isItemMacro(host, text) &&
      tokens[index + 1]?.text === '!' &&
      tokens[index + 2]?.kind === 'open',
  )
}

/** Whether a name is that of a macro which stands for items. */
export function isItemMacro(host: ItemMacros | undefined, name: string): boolean {
  return host !== undefined && Object.hasOwn(host.itemMacros, name)
}
