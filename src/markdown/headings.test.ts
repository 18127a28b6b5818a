import type { Heading } from 'mdast'
import { headingText, subtitleText } from './headings'
import { readPageSource } from './pageSource'

const heading = (line: string) => readPageSource('a.mdx', line).tree.children[0] as Heading

test.each([
  ['# Tween [Smooth moves]', 'Tween', 'Smooth moves'],
  ['# Tween', 'Tween', undefined],
  ['# Arrays [0] [In Rust]', 'Arrays [0]', 'In Rust'],
  ['# Clear (`clear`) [Fill with `clear`]', 'Clear (clear)', 'Fill with clear'],
  ['# First of `list[0]`', 'First of list[0]', undefined],
  ['# Tween []', 'Tween []', undefined],
  ['#  Tween  [ Smooth moves ] ', 'Tween', 'Smooth moves'],
  ['# Arrays [T] [Their size]', 'Arrays [T]', 'Their size'],
  ['# [canvas] and more', '[canvas] and more', undefined],
  ['# `[canvas]`', '[canvas]', undefined],
  ['# *Tween [Smooth moves]*', 'Tween [Smooth moves]', undefined],
  ['# Tween \\[Smooth moves\\]', 'Tween', 'Smooth moves'],
  ['# Tween [Smooth](/moves)', 'Tween Smooth', undefined],
  ['# [Smooth moves]', '', 'Smooth moves'],
  ['## Tween [Smooth moves]', 'Tween [Smooth moves]', undefined],
])('%s has the text "%s" and the subtitle %s', (line, text, subtitle) => {
  expect(headingText(heading(line))).toBe(text)
  expect(subtitleText(heading(line))).toBe(subtitle)
})
