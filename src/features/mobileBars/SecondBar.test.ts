import { secondBarTitle, showsTopButton } from './SecondBar'

const sidebarItems = [{ text: 'Text Boxes', link: '/learn/api/text_box' }]
const page = { path: '/learn/api/text_box', sidebarItems, frontmatterTitle: 'Text Box', headingText: 'Heading' }

test('the second bar calls the page as the sidebar does', () => {
  expect(secondBarTitle(page)).toBe('Text Boxes')
  expect(secondBarTitle({ ...page, path: '/learn/api/text_box.html' })).toBe('Text Boxes')
})

test('a page outside the sidebar has its own title, else its heading', () => {
  expect(secondBarTitle({ ...page, sidebarItems: [] })).toBe('Text Box')
  expect(secondBarTitle({ ...page, sidebarItems: [], frontmatterTitle: null })).toBe('Heading')
})

test("'Top' appears once the first bar is more than 100 pixels out of view", () => {
  expect(showsTopButton(100)).toBe(false)
  expect(showsTopButton(101)).toBe(true)
})
