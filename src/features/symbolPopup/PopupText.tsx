import { textParts } from './popupTexts'

/** A text with the code in it set apart. */
export function PopupText({ text }: { text: string }) {
  return <>{textParts(text).map((part, index) => (part.isCode ? <code key={index}>{part.text}</code> : part.text))}</>
}
