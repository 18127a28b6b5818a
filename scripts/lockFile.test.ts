import { licensesIn, lockErrors } from './lockFile'

const good = { integrity: 'sha512-abc', license: 'MIT' }

test('accepts hashed packages of the registry, and the packages of this repository', () => {
  const packages = {
    '': {},
    'packages/rust': {},
    'node_modules/rust': { link: true, resolved: 'packages/rust' },
    'node_modules/a': good,
  }
  expect(lockErrors({ packages })).toEqual([])
})

test.each([
  [{ ...good, integrity: 'sha1-abc' }, 'node_modules/a has no SHA-512 integrity hash'],
  [
    { ...good, resolved: 'git+ssh://git@example.com/a.git' },
    'node_modules/a comes from git+ssh://git@example.com/a.git, not from the registry of the others',
  ],
  [
    { ...good, hasInstallScript: true },
    'node_modules/a has an install script, which --ignore-scripts skips: check that it works without it',
  ],
])('refuses %j', (locked, error) => {
  expect(lockErrors({ packages: { 'node_modules/a': locked } })).toEqual([error])
})

test('lists licenses with their packages, most frequent first', () => {
  const packages = {
    'node_modules/a': { ...good, license: 'ISC' },
    'node_modules/b': good,
    'node_modules/b/node_modules/@c/d': good,
    'node_modules/e': { integrity: 'sha512-abc' },
  }
  expect(licensesIn({ packages })).toEqual([
    ['MIT', ['b', '@c/d']],
    ['ISC', ['a']],
    ['not named', ['e']],
  ])
})
