import { forwardRef } from 'react'
import type { ComponentPropsWithoutRef } from 'react'

/** A button that works from the first paint: a press before the page is live is remembered, and done once it is. */
export const EarlyButton = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function EarlyButton(props, ref) {
    return <button ref={ref} type="button" data-early {...props} />
  },
)
