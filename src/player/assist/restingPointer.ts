import { ViewPlugin, type EditorView, type ViewUpdate } from '@codemirror/view'

/**
 * Tells the field where the pointer rests once the letters below it are drawn anew, as marks of faults do: whoever waits to be
 * told about them would wait for the next move. What the reader writes ends the wait.
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
