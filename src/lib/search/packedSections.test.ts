import { packSections, unpackSections } from './packedSections'

const section = (href: string, title: string, titles: string[], names: string[] = []) => ({
  href,
  title,
  titles,
  isPage: titles.length === 0,
  names,
})

const sections = [
  section('/', 'Turbo Docs', [], ['Turbo Docs']),
  section('/learn/api/text_box#text-box', 'Text Box', [], ['Text Box', 'text_box']),
  section('/learn/api/text_box#reference', 'Reference', ['Text Box']),
  section('/learn/api/text_box#text_box', 'text_box!', ['Text Box', 'Reference'], ['width', 'height']),
  section('/learn/api/text_box#examples', 'Examples', ['Text Box']),
  section('/learn/api/text_box#text-box-1', 'Text Box', ['Text Box', 'Examples']),
]

test('sections are read as they were packed', () => {
  expect(unpackSections(packSections(sections))).toEqual(sections)
})

test('an anchor is written only where it does not follow from the heading', () => {
  expect(packSections(sections).anchors).toEqual({ 0: '', 5: 'text-box-1' })
})

test('a page without a main heading may have several sections at the top', () => {
  const flat = [
    { ...section('/x#one', 'One', []), names: ['One', 'x'] },
    { ...section('/x#two', 'Two', []), isPage: false },
  ]
  expect(unpackSections(packSections(flat))).toEqual(flat)
})
