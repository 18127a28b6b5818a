import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { CodeGroup, CodePanel, tabForKey } from './CodeGroup'

const group = (titles: string[]) => (
  <CodeGroup titles={JSON.stringify(titles)}>
    {titles.map((title, index) => (
      <CodePanel key={index} title={title}>
        <p>Text {index + 1}</p>
      </CodePanel>
    ))}
  </CodeGroup>
)

const selectedTab = () => screen.getByRole('tab', { selected: true })

test('the first tab is open at the start', () => {
  render(group(['npm', 'pnpm', 'yarn']))
  expect(screen.getByRole('tablist', { name: 'Code group' })).toBeVisible()
  expect(selectedTab()).toHaveAccessibleName('npm')
  expect(screen.getByRole('tabpanel', { name: 'npm' })).toHaveAttribute('data-active', 'true')
  expect(screen.getByRole('tabpanel', { name: 'yarn' })).toHaveAttribute('data-active', 'false')
})

test('a click opens a tab', async () => {
  render(group(['npm', 'pnpm']))
  await userEvent.click(screen.getByRole('tab', { name: 'pnpm' }))
  expect(selectedTab()).toHaveAccessibleName('pnpm')
  expect(screen.getByRole('tabpanel', { name: 'pnpm' })).toHaveAttribute('data-active', 'true')
  expect(screen.getByRole('tabpanel', { name: 'npm' })).toHaveAttribute('data-active', 'false')
})

test.each([
  ['{ArrowRight}', 'pnpm'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'npm'],
  ['{ArrowLeft}', 'yarn'],
  ['{End}', 'yarn'],
  ['{End}{Home}', 'npm'],
])('%s moves the focus and opens the tab %s', async (keys, name) => {
  render(group(['npm', 'pnpm', 'yarn']))
  await userEvent.tab()
  await userEvent.keyboard(keys)
  expect(selectedTab()).toHaveAccessibleName(name)
  expect(selectedTab()).toHaveFocus()
})

test('the tab key reaches the open tab only', async () => {
  render(group(['npm', 'pnpm']))
  expect(screen.getByRole('tab', { name: 'npm' })).toHaveAttribute('tabindex', '0')
  expect(screen.getByRole('tab', { name: 'pnpm' })).toHaveAttribute('tabindex', '-1')
})

test('renders every panel with its title', () => {
  const html = renderToStaticMarkup(group(['npm', 'pnpm']))
  expect(html).toContain('<div class="panelTitle" aria-hidden="true">npm</div><p>Text 1</p>')
  expect(html).toContain('<div class="panelTitle" aria-hidden="true">pnpm</div><p>Text 2</p>')
})

test('tabs with equal titles are different tabs', async () => {
  render(group(['Shell', 'Shell']))
  const ids = screen.getAllByRole('tab').map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
  await userEvent.click(screen.getAllByRole('tab')[1]!)
  expect(screen.getAllByRole('tabpanel').map(({ dataset }) => dataset.active)).toEqual(['false', 'true'])
})

test('two groups on a page do not share ids', () => {
  render(
    <>
      {group(['npm'])}
      {group(['npm'])}
    </>,
  )
  const [first, second] = screen.getAllByRole('tab')
  expect(first!.id).not.toBe(second!.id)
})

test('Right on the last tab goes round to the first', () => {
  expect(tabForKey('ArrowRight', 2, 3)).toBe(0)
})

test('Left on the first tab goes round to the last', () => {
  expect(tabForKey('ArrowLeft', 0, 3)).toBe(2)
})

test('Home and End go to the ends', () => {
  expect([tabForKey('Home', 1, 3), tabForKey('End', 1, 3)]).toEqual([0, 2])
})

test('Down leaves the tabs alone', () => {
  expect(tabForKey('ArrowDown', 1, 3)).toBeUndefined()
})
