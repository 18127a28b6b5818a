import path from 'node:path'
import { noticesOf, packageFolder, readPackage } from './notices'

test('the package of a file is the innermost', () => {
  expect(packageFolder('/a/node_modules/react/cjs/react.js')).toBe('/a/node_modules/react')
  expect(packageFolder('/a/node_modules/@x/y/z.js')).toBe('/a/node_modules/@x/y')
  expect(packageFolder('/a/node_modules/b/node_modules/c/d.js')).toBe('/a/node_modules/b/node_modules/c')
  expect(packageFolder('/a/src/b.ts')).toBeUndefined()
})

test('what Gatsby copies into a site is its own', () => {
  expect(packageFolder(path.resolve('.cache/production-app.js'))).toBe(path.resolve('node_modules/gatsby'))
})

test('packages with the same license text share it', () => {
  const mit = { version: '1.0.0', license: 'MIT', text: 'Copyright A' }
  const other = { name: 'c', version: '2.0.0', license: 'ISC', text: 'Copyright C' }
  const notices = noticesOf([{ name: 'b', ...mit }, other, { name: 'a', ...mit }])
  expect(notices).toContain('\na 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nCopyright A\n')
  expect(notices).toContain('\nc 2.0.0 (ISC)\n\nCopyright C\n')
})

test('a package tells its version, its license and the text of it', () => {
  const react = readPackage(path.resolve('node_modules/react'))
  expect(react).toMatchObject({ name: 'react', version: '18.3.1', license: 'MIT' })
  expect(react.text).toMatch(/^MIT License\n\nCopyright \(c\) Facebook/)
})
