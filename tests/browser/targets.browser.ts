import { findingsOf } from './axe'
import { expect, test } from './reader'

for (const width of [1440, 820, 390]) {
  for (const route of ['/', '/learn/api/sprites', '/learn/tutorials/pancake-cat', '/example', '/no/such/page']) {
    test(`at ${width} px everything to press on ${route} is 24 px large, or has that room around it`, async ({
      visitLive,
    }) => {
      const { page } = await visitLive(route, { viewport: { width, height: 900 }, hasTouch: width < 900 })
      expect(await findingsOf(page, 'html', [], 'target-size')).toEqual([])
    })
  }
}
