/** Signs of word processors and other keyboards, with the sign of Rust that they look like, both with their names. */
const LOOKALIKES: Record<string, [string, string, string]> = {
  '‘': ['Left Single Quotation Mark', "'", 'Single Quote'],
  '’': ['Right Single Quotation Mark', "'", 'Single Quote'],
  '`': ['Grave Accent', "'", 'Single Quote'],
  '–': ['En Dash', '-', 'Minus/Hyphen'],
  '—': ['Em Dash', '-', 'Minus/Hyphen'],
  '−': ['Minus Sign', '-', 'Minus/Hyphen'],
  '×': ['Multiplication Sign', '*', 'Asterisk'],
  '÷': ['Division Sign', '/', 'Slash'],
  '\u037e': ['Greek Question Mark', ';', 'Semicolon'],
  '\u00a0': ['No-Break Space', ' ', 'Space'],
  '；': ['Fullwidth Semicolon', ';', 'Semicolon'],
  '：': ['Fullwidth Colon', ':', 'Colon'],
  '，': ['Fullwidth Comma', ',', 'Comma'],
  '（': ['Fullwidth Left Parenthesis', '(', 'Left Parenthesis'],
  '）': ['Fullwidth Right Parenthesis', ')', 'Right Parenthesis'],
  '…': ['Horizontal Ellipsis', '...', 'Three Periods'],
}

/** Which sign of Rust was probably meant; undefined where the sign looks like none. */
export function lookalikeHelp(sign: string): string | undefined {
  if (sign === '“' || sign === '”') {
    return (
      "Unicode characters '“' (Left Double Quotation Mark) and '”' (Right Double Quotation Mark) look like '\"' " +
      '(Quotation Mark), but are not'
    )
  }
  const [name, meant, meantName] = LOOKALIKES[sign] ?? []
  return name && `Unicode character '${sign}' (${name}) looks like '${meant}' (${meantName}), but it is not`
}
