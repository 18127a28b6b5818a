import { RARE_NAMES } from './rareNames'

const rare = new Set(RARE_NAMES.trim().split(/\s+/))

/** Whether a program names something that only `rareStd` declares. Names in comments and texts count, too. */
export function namesRareStd(text: string): boolean {
  return (text.match(/[A-Za-z_]\w*/g) ?? []).some((name) => rare.has(name))
}
