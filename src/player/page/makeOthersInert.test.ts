import { makeOthersInert, makeOthersInertInTasks } from './makeOthersInert'

const element = (name: string) => document.querySelector(name)!
const inert = () => [...document.querySelectorAll('[inert]')].map(({ localName }) => localName)

test('makes everything else inert and restores what was not inert before', () => {
  document.body.innerHTML =
    '<nav></nav><main><p></p><section><i></i><b></b></section><aside inert></aside><figure></figure></main>'
  const open = makeOthersInert(element('b'), element('figure'))
  expect(inert()).toEqual(['nav', 'p', 'i', 'aside'])
  open()
  expect(inert()).toEqual(['aside'])
})

test('makes a large page inert in several tasks, and stops when it is over', () => {
  jest.useFakeTimers()
  const many = '<i></i>'.repeat(300)
  document.body.innerHTML = `<nav>${many}</nav><b></b><p>${many}</p><ul></ul><ol>${many}</ol>`
  const open = makeOthersInertInTasks(element('b'))
  const after: string[][] = []
  for (let task = 0; task < 2; task += 1) {
    after.push(inert())
    jest.advanceTimersByTime(17)
  }
  expect([...after, inert()]).toEqual([[], ['nav'], ['nav', 'p', 'ul']])
  open()
  jest.advanceTimersByTime(100)
  expect(inert()).toEqual([])
  jest.useRealTimers()
})
