import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { placeNextTo, type Box } from '../../dom/boxes'
import { watchControls, type Tip } from './watchControls'
import * as styles from './Tooltip.module.css'

/** Distance from the control and from the window's edges. */
const TOOLTIP_GAP_PX = 6

const TOOLTIP_EDGE_PX = 8

/** Tooltips of icon buttons; navigating closes them. */
export function Tooltips({ path }: { path: string }) {
  const [tip, setTip] = useState<Tip>()
  useEffect(() => watchControls(setTip), [path])
  return tip ? <Tooltip {...tip} /> : null
}

/** In the top layer, above dialogs. Hidden from screen readers, because the control has the same name. */
function Tooltip({ control, text: { name, key } }: Tip) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => ref.current!.showPopover?.(), [])
  useLayoutEffect(() => {
    const tip = ref.current!
    const { innerWidth: windowWidth, innerHeight: windowHeight } = window
    const { offsetWidth: width, offsetHeight: height } = tip
    const facts = { control: control.getBoundingClientRect(), tip: { width, height }, windowWidth, windowHeight }
    const { left, top } = tooltipPlace(facts)
    tip.style.translate = `${left}px ${top}px`
  })
  return (
    <div ref={ref} {...{ popover: 'manual' }} className={styles.tooltip} aria-hidden data-tooltip>
      {name}
      {key && <kbd>{key}</kbd>}
    </div>
  )
}

type TooltipFacts = {
  control: Box
  tip: { width: number; height: number }
  windowWidth: number
  windowHeight: number
}

/** Centered below the control, or above if there is no space, within the window. */
export function tooltipPlace({ control, tip, windowWidth, windowHeight }: TooltipFacts): { left: number; top: number } {
  const [right, bottom] = [windowWidth - TOOLTIP_EDGE_PX, windowHeight - TOOLTIP_EDGE_PX]
  const room = { left: TOOLTIP_EDGE_PX, right, top: TOOLTIP_EDGE_PX, bottom }
  return placeNextTo({ anchor: control, align: 'center', gap: TOOLTIP_GAP_PX, ...tip, room })
}
