import { render, screen, within } from '@testing-library/react'
import type { Body as BodyData } from '../lib/page/body'
import { Body } from './Body'

const draw = (...body: BodyData) => render(<Body body={body} />).container

test('finished HTML is drawn as it is', () => {
  expect(draw(['p', { id: 'a', className: 'note' }, 'Press <kbd>A</kbd> &amp; jump']).innerHTML).toBe(
    '<p id="a" class="note" data-html="">Press <kbd>A</kbd> &amp; jump</p>',
  )
})

test('text is never read as HTML', () => {
  expect(draw(['p', {}, ['<b>bold</b>']]).innerHTML).toBe('<p>&lt;b&gt;bold&lt;/b&gt;</p>')
})

test('a name of the map is drawn by its component, with pieces inside', () => {
  draw(['Callout', { type: 'tip' }, [['p', {}, 'Save often.']]])
  expect(within(screen.getByRole('complementary')).getByText('Save often.')).toBeVisible()
})

test('a part of a component is named with a point', () => {
  draw(['HomePage.Button', { href: '/learn/getting-started' }, ['Get Started']])
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/learn/getting-started')
})

test('attributes reach the page by the names that React knows', () => {
  expect(draw(['ol', { start: 3 }, '<li>c</li>'], ['div', { 'data-level': '2' }, []]).innerHTML).toBe(
    '<ol start="3" data-html=""><li>c</li></ol><div data-level="2"></div>',
  )
})
