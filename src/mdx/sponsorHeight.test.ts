import { sponsorHeight } from './sponsorHeight'

test('logos are 40 pixels high unless their group says otherwise', () => {
  expect(sponsorHeight({ name: 'Friends', items: [] })).toBe(40)
  expect(sponsorHeight({ name: 'Friends', items: [], height: 60 })).toBe(60)
})
