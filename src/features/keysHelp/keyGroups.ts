/** Keys with the same action. */
type KeyRow = { does: string; ways: string[][] }

type KeyGroup = { title: string; rows: KeyRow[] }

export function keyGroups(isMac: boolean): KeyGroup[] {
  const command = isMac ? '⌘' : 'Ctrl'
  const option = isMac ? '⌥' : 'Alt'
  return [
    {
      title: 'Everywhere',
      rows: [
        { does: 'Search', ways: [['/'], [command, 'K']] },
        { does: 'Previous page', ways: [['Shift', '←']] },
        { does: 'Next page', ways: [['Shift', '→']] },
        { does: 'Close', ways: [['Esc']] },
        { does: 'Show keyboard shortcuts', ways: [['?']] },
      ],
    },
    {
      title: 'In an example’s code',
      rows: [
        {
          does: 'Change the number at the caret',
          ways: [
            [option, '↑'],
            [option, '↓'],
          ],
        },
        {
          does: 'Change it by 10',
          ways: [
            ['Shift', option, '↑'],
            ['Shift', option, '↓'],
          ],
        },
        { does: 'Indent with Tab', ways: [['Enter']] },
        { does: 'Stop indenting, then close the editor', ways: [['Esc']] },
      ],
    },
    {
      title: 'In a game',
      rows: [
        { does: 'Focus game', ways: [['Enter']] },
        { does: 'Release keyboard', ways: [['Esc']] },
      ],
    },
  ]
}

type Press = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; defaultPrevented: boolean }

/** `?`, unless the user is typing, an overlay is open, or a game has the keyboard. */
export function opensKeyboardHelp(
  press: Press,
  place: { isTyping: boolean; isOverlayOpen: boolean; isInGame: boolean },
) {
  const { key, ctrlKey, metaKey, altKey, defaultPrevented } = press
  if (key !== '?' || ctrlKey || metaKey || altKey || defaultPrevented) return false
  return !place.isTyping && !place.isOverlayOpen && !place.isInGame
}
