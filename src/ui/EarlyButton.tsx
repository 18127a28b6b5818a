import { forwardRef, type ComponentPropsWithoutRef } from 'react'

/** Works before hydration: presses are recorded and replayed. */
export const EarlyButton = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function EarlyButton(props, ref) {
    return <button ref={ref} type="button" data-early {...props} />
  },
)
