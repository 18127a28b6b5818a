import type { PopupEntry } from '../../lib/symbols/symbolPopup'
import { popupTexts, textParts } from './SymbolPopup'

const entry: PopupEntry = {
  kind: 'macro',
  signatureHtml: '<b>rect!</b>(x = 0)',
  summary: 'Draws.',
  picture: { address: '/assets/pictures/0a1b2c3d.png', width: 256, height: 144 },
  href: '/learn/api/rectangles#rect',
  options: [{ name: 'x', type: 'i32', default: '0', description: 'Left edge.', signatureHtml: 'x: <b>i32</b> = 0' }],
}

test('a symbol shows its picture and all its options, an option only itself', () => {
  expect(popupTexts('rect!', entry, undefined)).toEqual({
    signatureHtml: '<b>rect!</b>(x = 0)',
    summary: 'Draws.',
    options: entry.options,
    memberOf: undefined,
    picture: entry.picture,
  })
  expect(popupTexts('rect!', entry, 'x')).toEqual({
    signatureHtml: 'x: <b>i32</b> = 0',
    summary: 'Left edge.',
    options: [],
    memberOf: 'rect!',
    picture: undefined,
  })
})

test('reads code in backticks', () => {
  expect(textParts('Set `w` and `h`.')).toEqual([
    { text: 'Set ', isCode: false },
    { text: 'w', isCode: true },
    { text: ' and ', isCode: false },
    { text: 'h', isCode: true },
    { text: '.', isCode: false },
  ])
})
