import type { Value } from './value'

/** An `Option`: the discriminant, then the value of `Some`. Never shared, because `*option = …` changes it. */
export type Option = [0] | [1, Value]

/** `Some(value)`. */
export const some = (value: Value): Option => [1, value]
/** `None`. */
export const none = (): Option => [0]
/** Whether there is a value. */
export const isSome = (option: Option): option is [1, Value] => option[0] === 1

/** A `Result`: 0 with the value of `Ok`, 1 with that of `Err`. */
export type Result = [0, Value] | [1, Value]

/** `Ok(value)`. */
export const ok = (value: Value): Result => [0, value]
/** `Err(error)`. */
export const err = (error: Value): Result => [1, error]
/** Whether the result is no error. */
export const isOk = (result: Result): boolean => result[0] === 0
