/** Presses once more where the reader did. */
export function pressAgain(press: Event) {
  press.target?.dispatchEvent(new PointerEvent('click', press))
}
