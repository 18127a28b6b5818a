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
  document.body.innerHTML = `<b></b>${`<p>${'<i></i>'.repeat(199)}</p>`.repeat(3)}<nav>${'<i></i>'.repeat(900)}</nav>`
  const open = makeOthersInertInTasks(element('b'))
  const after: number[] = []
  for (let task = 0; task < 3; task += 1) {
    after.push(inert().length)
    jest.advanceTimersByTime(17)
  }
  expect([...after, inert().length]).toEqual([0, 2, 3, 4])
  open()
  jest.advanceTimersByTime(100)
  expect(inert()).toEqual([])
  jest.useRealTimers()
})
