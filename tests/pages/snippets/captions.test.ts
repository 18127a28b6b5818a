/** @jest-environment node */
import { makeExample, unpackedCanvas } from '../../../src/gatsby/examples/makeExample'
import { readPage } from '../../../src/markdown/readPage'
import { captionErrors, problemsOf } from './captions'

const pictureOf = (program: string) => {
  const made = makeExample({ program, moment: '', mayBeEmpty: false })
  if (!('picture' in made)) throw new Error(made.problem)
  return { ...made.picture, canvas: unpackedCanvas(made.picture.canvas) }
}

const picture = pictureOf(`
clear(0x14213dff);
for i in 0..3 {
    circ!(d = 8, x = i * 16, color = 0xffd166ff);
}
circ!(d = 8, y = 80, color = 0x06d6a0ff);
sprite!("coin", x = 100, y = 20);
sprite!("coin", x = 140, y = 20);
`)

test.each([
  'You see three yellow circles, a green one and two coins on dark blue.',
  'You see four circles. The words "red" and “two circles” are only quoted.',
  'You see golden balls in two rows of balls.',
])('%s', (caption) => {
  expect(problemsOf(caption, picture)).toEqual([])
})

test.each([
  ['You see a red circle.', 'the caption says "red", but nothing in the picture is'],
  ['You see a pink canvas.', 'the caption says "pink", but nothing in the picture is'],
  ['You see a magenta canvas.', 'the caption says "magenta", but nothing in the picture is'],
  ['You see a light green circle.', 'the caption says "light green", but nothing in the picture is'],
  ['You see five circles.', 'the caption says "five circles", but the picture has another number'],
  [
    'You see two small yellow circles.',
    'the caption says "two small yellow circles", but the picture has another number',
  ],
  ['You see two stars.', 'the caption says "two stars", but the picture has another number'],
  ['You see three coins.', 'the caption says "three coins", but the picture has another number'],
])('reports %s', (caption, problem) => {
  expect(problemsOf(caption, picture)).toEqual([problem])
})

test('descriptions use the generated color names', () => {
  const red = pictureOf('rect!(w = 9, h = 9, color = 0xff6b6bff);\nrect!(x = 9, w = 9, h = 9, color = 0x565a80ff);')
  expect(red.description).toBe('A red square and a gray square on a black background.')
  expect(problemsOf('You see a red square and a gray one.', red)).toEqual([])
  expect(problemsOf('You see a pink square and a blue one.', red)).toHaveLength(2)
})

test("an error has its example's line", () => {
  const page = (color: string) =>
    readPage('a.mdx', `# A\n\n\`\`\`rust preview\nclear(0xff0000ff);\n\`\`\`\n\nYou see ${color}.\n`)
  expect(captionErrors(page('red'))).toEqual([])
  expect(captionErrors(page('green')).map(({ line }) => line)).toEqual([3])
})
