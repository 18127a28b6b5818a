/** The values of `Button`: the places of its variants. */
export const Button = { Released: 0, JustPressed: 1, Pressed: 2, JustReleased: 3 } as const

export type ButtonState = (typeof Button)[keyof typeof Button]

/** What a button is in the next frame: the two "just" states last one frame. */
export function nextButton(previous: ButtonState, isDown: boolean): ButtonState {
  const was = isPressed(previous)
  if (isDown) return was ? Button.Pressed : Button.JustPressed
  return was ? Button.JustReleased : Button.Released
}

export const isJustPressed = (state: ButtonState) => state === Button.JustPressed

/** Held down, from its first frame on. */
export const isPressed = (state: ButtonState) => state === Button.JustPressed || state === Button.Pressed

export const isJustReleased = (state: ButtonState) => state === Button.JustReleased

/** Not held down, from the first frame of that on. */
export const isReleased = (state: ButtonState) => !isPressed(state)
