import { ViewPlugin, type EditorView, type ViewUpdate } from '@codemirror/view'

/**
 * Repeats the last mouse move when the text under a resting pointer is redrawn, as for squiggles; otherwise a tooltip
 * would wait for the next move. Typing cancels it.
 */
export const restingPointer = ViewPlugin.fromClass(
  class {
    lastMove: MouseEvent | undefined

    update({ docChanged }: ViewUpdate) {
      if (docChanged) this.lastMove = undefined
    }

    docViewUpdate(view: EditorView) {
      if (this.lastMove && isGone(this.lastMove)) requestAnimationFrame(() => this.moveAgain(view))
    }

    moveAgain(view: EditorView) {
      if (!this.lastMove || !isGone(this.lastMove)) return
      const { clientX, clientY } = this.lastMove
      const below = document.elementFromPoint(clientX, clientY)
      this.lastMove = undefined
      if (!view.contentDOM.contains(below)) return
      below?.dispatchEvent(new MouseEvent('mousemove', { clientX, clientY, bubbles: true }))
    }
  },
  {
    eventHandlers: {
      mousemove(event) {
        this.lastMove = event
      },
      mouseleave() {
        this.lastMove = undefined
      },
    },
  },
)

const isGone = ({ target }: MouseEvent) => target instanceof Node && !target.isConnected
