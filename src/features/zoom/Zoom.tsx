import { useEffect, useState } from 'react'
import { useGrownContent } from '../../dom/grownContent'
import { opensElsewhere } from '../../dom/keys'

/** Pictures in the text, except live examples and pictures in links. */
const PICTURES = '.prose :is(figure > div:not([data-live]) > img, picture > img)'

type Opened = { picture: HTMLImageElement; ZoomDialog: (typeof import('./ZoomDialog'))['ZoomDialog'] }

/** Opens a picture in a dialog on a press or Enter. */
export function Zoom({ path }: { path: string }) {
  const [opened, setOpened] = useState<Opened>()
  const grown = useGrownContent()

  useEffect(() => {
    for (const picture of document.querySelectorAll<HTMLImageElement>(PICTURES)) {
      if (picture.closest('a')) continue
      picture.tabIndex = 0
      picture.role = 'button'
      picture.ariaHasPopup = 'dialog'
      picture.style.cursor = 'zoom-in'
    }
  }, [path, grown])

  useEffect(() => {
    const open = (event: Event) => {
      const { target } = event
      if (!(target instanceof HTMLImageElement) || !target.matches(PICTURES) || target.role !== 'button') return
      event.preventDefault()
      // The next press retries
      import('./ZoomDialog').then(
        ({ ZoomDialog }) => setOpened({ picture: target, ZoomDialog }),
        () => undefined,
      )
    }
    const click = (event: MouseEvent) => {
      if (!opensElsewhere(event)) open(event)
    }
    const press = (event: KeyboardEvent) => {
      if ((event.key === 'Enter' || event.key === ' ') && !opensElsewhere(event)) open(event)
    }
    document.addEventListener('click', click)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('click', click)
      document.removeEventListener('keydown', press)
    }
  }, [])

  return opened ? <opened.ZoomDialog picture={opened.picture} onClose={() => setOpened(undefined)} /> : null
}
