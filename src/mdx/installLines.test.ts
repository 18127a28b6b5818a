import { installLines } from './installLines'

test('installing is named differently by each package manager', () => {
  expect(installLines('vite', 'install').map(({ command }) => command)).toEqual([
    'npm install vite',
    'pnpm add vite',
    'yarn add vite',
  ])
})

test('starting from a package is named differently by each package manager', () => {
  expect(installLines('vite', 'init').map(({ command }) => command)).toEqual([
    'npm init vite',
    'pnpm create vite',
    'yarn create vite',
  ])
})
