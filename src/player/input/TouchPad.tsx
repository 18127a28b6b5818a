import { lazy, Suspense } from 'react'
import type { PadButtonsProps } from './PadButtons'
import type { PlayerInput } from './usePlayerInput'

type TouchPadProps = PadButtonsProps & { input: Pick<PlayerInput, 'isTouch'> }

/** Loaded on touch devices. Without it, swiping over the canvas still works. */
const PadButtons = lazy(() =>
  import('./PadButtons').then(
    ({ PadButtons }) => ({ default: PadButtons }),
    () => ({ default: () => null }),
  ),
)

/** Below the toolbar, so that it does not move. */
export function TouchPad({ input, ...pad }: TouchPadProps) {
  if (!input.isTouch) return null
  return (
    <Suspense fallback={null}>
      <PadButtons input={input} {...pad} />
    </Suspense>
  )
}
