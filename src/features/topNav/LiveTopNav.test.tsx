import { act, fireEvent, render, screen } from '@testing-library/react'
import { delayLeftMs, LiveTopNav, openDelayMs, type TopNavHandover } from './LiveTopNav'

const items = [{ text: '0.7.4', items: [{ text: 'Changelog', link: 'https://example.com/changes' }] }]
const button = () => screen.getByRole('button', { name: '0.7.4' })
const isOpen = () => button().getAttribute('aria-expanded') === 'true'
const pass = (timeMs: number) => act(() => jest.advanceTimersByTime(timeMs))

const mouse = (type: string) =>
  fireEvent(button(), Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType: 'mouse' }))
const moveOver = () => {
  mouse('pointerover')
  mouse('pointermove')
}
const moveAway = () => mouse('pointerout')

function draw({ isDesktop, handover = {} }: { isDesktop: boolean; handover?: TopNavHandover }) {
  window.matchMedia = () => ({ matches: isDesktop, addEventListener() {}, removeEventListener() {} }) as never
  render(<LiveTopNav items={items} path="/" handover={handover} />)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('on wide screens the menu opens at once', () => {
  draw({ isDesktop: true })
  moveOver()
  pass(0)
  expect(isOpen()).toBe(true)
})

test('on smaller screens the menu opens after 200 ms', () => {
  draw({ isDesktop: false })
  moveOver()
  pass(199)
  expect(isOpen()).toBe(false)
  pass(1)
  expect(isOpen()).toBe(true)
})

test('a pointer that has rested on the plain button before waits for what is left of the 200 ms', () => {
  draw({ isDesktop: false, handover: { hovered: { id: '0', since: Date.now() - 150 } } })
  pass(49)
  expect(isOpen()).toBe(false)
  pass(1)
  expect(isOpen()).toBe(true)
})

test('the menu closes 150 ms after the pointer leaves, and not if it comes back before', () => {
  draw({ isDesktop: true })
  moveOver()
  pass(0)
  moveAway()
  pass(149)
  moveOver()
  pass(1000)
  expect(isOpen()).toBe(true)
  moveAway()
  pass(149)
  expect(isOpen()).toBe(true)
  pass(1)
  expect(isOpen()).toBe(false)
})

test('within 300 ms of a close the menu opens without delay, afterwards with the delay again', () => {
  draw({ isDesktop: false })
  moveOver()
  pass(200)
  moveAway()
  pass(150 + 299)
  moveOver()
  pass(0)
  expect(isOpen()).toBe(true)
  moveAway()
  pass(150 + 300)
  moveOver()
  pass(199)
  expect(isOpen()).toBe(false)
})

test('a click toggles, and what it closed stays closed until the pointer comes again', () => {
  draw({ isDesktop: true })
  moveOver()
  pass(0)
  fireEvent.click(button())
  expect(isOpen()).toBe(false)
  mouse('pointermove')
  pass(1000)
  expect(isOpen()).toBe(false)
  moveAway()
  moveOver()
  pass(0)
  expect(isOpen()).toBe(true)
})

test('menus open at once on desktops, and after 200 ms on smaller screens', () => {
  expect(openDelayMs({ isDesktop: true })).toBe(0)
  expect(openDelayMs({ isDesktop: false })).toBe(200)
})

test('time that the pointer has rested before counts', () => {
  expect(delayLeftMs(200, { since: 1000, now: 1050 })).toBe(150)
  expect(delayLeftMs(200, { since: 1000, now: 3000 })).toBe(0)
})
