import type { SmallPicture } from '../../lib/symbols/smallPictures'
import type { PopupEntry, PopupOption } from '../../lib/symbols/symbolPopup'

export type PopupTexts = {
  signatureHtml: string
  summary: string
  options: PopupOption[]
  memberOf: string | undefined
  /** What an example draws with the symbol; an option has none of its own. */
  picture: SmallPicture | undefined
}

/** What the popup of a symbol says, or that of one of its options. */
export function popupTexts(name: string, entry: PopupEntry, optionName: string | undefined): PopupTexts {
  const option = entry.options?.find((candidate) => candidate.name === optionName)
  const { signatureHtml, summary, options = [], picture } = entry
  if (!option) return { signatureHtml, summary, options, memberOf: undefined, picture }
  const { signatureHtml: declaration, description } = option
  return { signatureHtml: declaration, summary: description, options: [], memberOf: name, picture: undefined }
}

/** A text with code in backticks, cut into its parts. */
export function textParts(text: string): { text: string; isCode: boolean }[] {
  return text
    .split('`')
    .map((part, index) => ({ text: part, isCode: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
