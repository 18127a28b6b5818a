import { settingFrom } from './useSearchSetting'

test('a stored setting is read back', () => {
  expect(settingFrom('filterText', '"tween"')).toBe('tween')
  expect(settingFrom('showDetailView', 'false')).toBe(false)
})

test('without one, the box is empty and the excerpts are shown', () => {
  expect(settingFrom('filterText', null)).toBe('')
  expect(settingFrom('showDetailView', null)).toBe(true)
})

test('what is not a setting counts as none', () => {
  for (const stored of ['', '{', '12', 'null', '[]']) {
    expect(settingFrom('filterText', stored)).toBe('')
    expect(settingFrom('showDetailView', stored)).toBe(true)
  }
})
