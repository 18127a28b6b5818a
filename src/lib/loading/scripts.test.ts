import { buildOfScripts, scriptLiteral } from './scripts'

test('names a build after the contents of its scripts', () => {
  expect(buildOfScripts(['/app-b73f65bd9a3ea155b102.js', '/docs/webpack-runtime-6039d3c7433be7f69b15.js'])).toBe(
    'b73f65bd6039d3c7',
  )
})

test('escapes text that would end the script element', () => {
  expect(scriptLiteral('</script>')).toBe('"\\u003c/script>"')
})

test('evaluates to the text', () => {
  expect(new Function(`return ${scriptLiteral(`<a "b" 'c'`)}`)()).toBe(`<a "b" 'c'`)
})
