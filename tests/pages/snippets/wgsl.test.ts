/** @jest-environment node */
import { readPage } from '../../../src/markdown/readPage'
import { checkWgsl } from './wgsl'

const errorsOf = (code: string) => {
  const { fences } = readPage('page.mdx', `\`\`\`wgsl\n${code}\n\`\`\`\n`)
  return checkWgsl(fences[0]!).map(({ line, problem }) => `${line} ${problem}`)
}

test('accepts known words with balanced brackets', () => {
  const shader = `// Tints
@fragment
fn main(@location(0) uv: vec2<f32>) -> @location(0) vec4<f32> {
    let a = select(0.5, 1.0, uv.x > 0x1u && true); /* } */
    return vec4<f32>(uv, a, 1e-3f);
}`
  expect(errorsOf(shader)).toEqual([])
})

test.each([
  ['let a = 1;\nlet b = "c";', '3 WGSL has no """'],
  ['fn a() {\n}\n}', '4 "}" has no opening bracket'],
  ['fn a() {\n  b(1;\n}', '4 "}" has no opening bracket'],
  ['fn a() {\n  b();', '2 "{" is never closed'],
])('reports %j', (code, error) => {
  expect(errorsOf(code)).toEqual([error])
})
