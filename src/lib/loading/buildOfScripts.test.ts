import { buildOfScripts } from './buildOfScripts'

test('a build is named after the contents of its scripts', () => {
  expect(buildOfScripts(['/app-b73f65bd9a3ea155b102.js', '/docs/webpack-runtime-6039d3c7433be7f69b15.js'])).toBe(
    'b73f65bd6039d3c7',
  )
})
