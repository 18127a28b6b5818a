import { makeOthersInert } from './makeOthersInert'

test('makes everything else inert and restores what was not inert before', () => {
  document.body.innerHTML =
    '<nav></nav><main><p></p><section><i></i><b></b></section><aside inert></aside><figure></figure></main>'
  const element = (name: string) => document.querySelector(name)!
  const inert = () => [...document.querySelectorAll('[inert]')].map(({ localName }) => localName)
  const open = makeOthersInert(element('b'), element('figure'))
  expect(inert()).toEqual(['nav', 'p', 'i', 'aside'])
  open()
  expect(inert()).toEqual(['aside'])
})
