import { render, screen } from '@testing-library/react'
import { HomePage, installLines } from './HomePage'

const commands = () => screen.getAllByRole('tabpanel').map((panel) => panel.querySelector('code')?.textContent)

test('a package is installed with any of three managers', () => {
  render(<HomePage.InstallPackage name="turbo" />)
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['npm', 'pnpm', 'yarn'])
  expect(commands()).toEqual(['npm install turbo', 'pnpm add turbo', 'yarn add turbo'])
})

test('a project is started with any of three managers', () => {
  render(<HomePage.InstallPackage name="turbo" type="init" />)
  expect(commands()).toEqual(['npm init turbo', 'pnpm create turbo', 'yarn create turbo'])
})

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
