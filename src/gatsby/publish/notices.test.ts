import path from 'node:path'
import { noticesOf, packageFolder, readPackage } from './notices'

test('finds the innermost package of a file', () => {
  expect(packageFolder('/a/node_modules/react/cjs/react.js')).toBe('/a/node_modules/react')
  expect(packageFolder('/a/node_modules/@x/y/z.js')).toBe('/a/node_modules/@x/y')
  expect(packageFolder('/a/node_modules/b/node_modules/c/d.js')).toBe('/a/node_modules/b/node_modules/c')
  expect(packageFolder('/a/src/b.ts')).toBeUndefined()
})

test('attributes copied files to Gatsby', () => {
  expect(packageFolder(path.resolve('.cache/production-app.js'))).toBe(path.resolve('node_modules/gatsby'))
})

test('packages with equal license texts share one', () => {
  const mit = { version: '1.0.0', license: 'MIT', text: 'Copyright A' }
  const other = { name: 'c', version: '2.0.0', license: 'ISC', text: 'Copyright C' }
  const notices = noticesOf([{ name: 'b', ...mit }, other, { name: 'a', ...mit }])
  expect(notices).toContain('\na 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nCopyright A\n')
  expect(notices).toContain('\nc 2.0.0 (ISC)\n\nCopyright C\n')
})

test('reads version, license and license text', () => {
  const react = readPackage(path.resolve('node_modules/react'))
  expect(react).toMatchObject({ name: 'react', version: '18.3.1', license: 'MIT' })
  expect(react.text).toMatch(/^MIT License\n\nCopyright \(c\) Facebook/)
})
