import { assistantPrompt, assistantUrl } from './assistant'

const location = 'https://turbo.test/learn/api/tween'

test('the default prompt names the page and asks in four steps', () => {
  const steps = assistantPrompt(true, location).split('\n')
  expect(steps).toHaveLength(4)
  expect(steps[0]).toContain(location)
})

test('a site without a setting has the default prompt', () => {
  expect(assistantPrompt(undefined, location)).toBe(assistantPrompt(true, location))
})

test('a site can write its own prompt for a page', () => {
  expect(assistantPrompt(({ location: page }) => `Read ${page}`, location)).toBe(
    'Read https://turbo.test/learn/api/tween',
  )
})

test('the prompt is encoded in the link', () => {
  expect(assistantUrl('Read & ask')).toBe('https://chatgpt.com?hints=search&q=Read%20%26%20ask')
})
