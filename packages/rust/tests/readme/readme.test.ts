import { currentReadme, sectionNames } from './sections'

test('the generated sections of the README are current (npm run readme)', () => {
  const { written, generated } = currentReadme()
  expect(written).toBe(generated)
})

test('the README has each generated section', () => {
  const { written } = currentReadme()
  expect([...written.matchAll(/<!-- generated: (\w+) -->/g)].map(([, name]) => name).sort()).toEqual(
    [...sectionNames].sort(),
  )
})
