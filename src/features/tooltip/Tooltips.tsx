import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { tooltipPlace } from './tooltipPlace'
import { watchControls } from './watchControls'
import type { Tip } from './watchControls'
import * as styles from './Tooltip.module.css'

/** The tooltips of all controls that show an icon in place of words; `path` is that of the page, which they do not outlive. */
export function Tooltips({ path }: { path: string }) {
  const [tip, setTip] = useState<Tip>()
  useEffect(() => watchControls(setTip), [path])
  return tip ? <Tooltip {...tip} /> : null
}

/** In the top layer, so that it also stands over dialogs. The control has the name already: nobody hears it twice. */
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
