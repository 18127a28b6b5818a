import { lazy, Suspense } from 'react'
import type { PadButtonsProps } from './PadButtons'
import type { PlayerInput } from './usePlayerInput'

type TouchPadProps = PadButtonsProps & { input: Pick<PlayerInput, 'isTouch'> }

/** Loaded once there are fingers. Where that fails, fingers still swipe over the canvas. */
const PadButtons = lazy(() =>
  import('./PadButtons').then(
    ({ PadButtons }) => ({ default: PadButtons }),
    () => ({ default: () => null }),
  ),
)

/** The buttons for a reader who plays with fingers. They stand below the bar, which does not move when they come. */
export function TouchPad({ input, ...pad }: TouchPadProps) {
  if (!input.isTouch) return null
  return (
    <Suspense fallback={null}>
      <PadButtons input={input} {...pad} />
    </Suspense>
  )
}
