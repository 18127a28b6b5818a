import type { ButtonName } from '../../../engine/input/frameInput'

/** As many players as have keys. */
export const PLAYERS = [0, 1] as const

export type PlayerIndex = (typeof PLAYERS)[number]

/** Something that a program sees held down: a button of a player, or the press of the pointer. */
export type Slot = `${PlayerIndex}.${ButtonName}` | 'pointer'

/** The buttons of one player. */
export const slotsOf = (player: PlayerIndex, buttons: readonly ButtonName[]): readonly Slot[] =>
  buttons.map((button) => `${player}.${button}` as const)
