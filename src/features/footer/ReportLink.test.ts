import { reportAddress } from './ReportLink'

const repository = { url: 'https://code.test/robo/docs' }
const fieldsOf = (address: string) => Object.fromEntries(new URL(address).searchParams)

test('a report names the page and the section', () => {
  const address = reportAddress(repository, {
    title: 'Tween & Ease',
    address: 'https://robo.test/learn/api/tween#easing',
    section: 'Easing',
  })
  expect(address).toMatch(/^https:\/\/code\.test\/robo\/docs\/issues\/new\?/)
  expect(fieldsOf(address)).toEqual({
    title: 'Mistake in “Tween & Ease”',
    body: 'Page: https://robo.test/learn/api/tween#easing\nSection: Easing\n\nWhat is wrong, and what should it say?\n',
  })
})

test('where the section is not known, it is left out', () => {
  const address = reportAddress(repository, { title: 'Tween', address: '/learn/api/tween', section: '' })
  expect(fieldsOf(address).body).toBe('Page: /learn/api/tween\n\nWhat is wrong, and what should it say?\n')
})
