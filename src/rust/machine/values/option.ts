import type { Value } from './value'

/** An `Option`: the discriminant, then the value of `Some`. Never shared, because `*option = …` changes it. */
export type Option = [0] | [1, Value]

export const some = (value: Value): Option => [1, value]
export const none = (): Option => [0]
export const isSome = (option: Option): option is [1, Value] => option[0] === 1

/** A `Result`: 0 with the value of `Ok`, 1 with that of `Err`. */
export type Result = [0, Value] | [1, Value]

export const ok = (value: Value): Result => [0, value]
export const err = (error: Value): Result => [1, error]
export const isOk = (result: Result): boolean => result[0] === 0
