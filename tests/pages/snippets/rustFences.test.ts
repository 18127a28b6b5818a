/** @jest-environment node */
import { readPage } from '../../../src/markdown/readPage'
import { rustFenceKind, unexplainedErrors } from './rustFences'

function kindsIn(...fences: string[]) {
  const page = readPage('learn/a.mdx', `# A\n\n${fences.join('\n\n')}\n`)
  return page.fences.map((fence) => rustFenceKind(fence, page))
}

test.each([
  ['preview\nclear(0xffffffff);', 'picture'],
  ['preview\nlog!("Hello");', 'output'],
  ['preview="frame=3 keys=a@2"\nif gamepad(0).a.just_pressed() { audio::play("coin"); }', 'output'],
  ['not_run="needs a file"\nclear(0xffffffff);', 'not run'],
  ['fragment="a part"\n}', 'fragment'],
  ['compile_fail="a number"\nlet a: i32 = "b";', 'compile error'],
  ['\nlog!("Hello");', undefined],
])('what a reader can do with %j', (fence, kind) => {
  expect(kindsIn(`\`\`\`rust ${fence}\n\`\`\``)).toEqual([kind])
})

test('a picture runs the whole file that it shows', () => {
  const file = '```rust [src/lib.rs]\nturbo::go!({ clear(0xffffffff); });\n```'
  expect(kindsIn('```rust [The game] preview fragment="the game"\n```', file)).toEqual(['picture', 'run by a picture'])
})

test('a program without a way to run it gives a reason', () => {
  expect(unexplainedErrors(readPage('learn/a.mdx', '# A\n\n```rust\nlog!("Hello");\n```\n'))).toMatchObject([
    { line: 3 },
  ])
})
