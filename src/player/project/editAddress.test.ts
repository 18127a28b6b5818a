/** @jest-environment node */
import { editHash, sharedEditIn } from './editAddress'

const DAMAGED = { error: expect.stringContaining('damaged') as string }

test('a program goes into the hash of an address and comes back', async () => {
  const text = 'let heart = "♥ 👩‍🚀";\nrect!(w = 20);'
  const hash = (await editHash(12, text))!
  expect(hash).toMatch(/^#edit=12\.[\w-]+$/)
  expect(await sharedEditIn(hash)).toEqual({ program: 12, text })
})

test('an ordinary hash carries no program', async () => {
  expect(await sharedEditIn('')).toBeUndefined()
  expect(await sharedEditIn('#rect')).toBeUndefined()
})

test('an address has at most 4096 characters behind its page', async () => {
  const noise = (length: number) =>
    Array.from({ length }, (_, index) =>
      String.fromCharCode(33 + ((index * index * 7919 + index * 104_729) % 90)),
    ).join('')
  expect((await editHash(0, noise(500)))!.length).toBeLessThanOrEqual(4096)
  expect(
    await editHash(
      0,
      noise(60_000)
        .split('')
        .map((c, i) => c + ((i * 31_337) % 9973))
        .join(''),
    ),
  ).toBeUndefined()
})

test('a hash that is too long is not read', async () => {
  expect(await sharedEditIn(`#edit=0.${'A'.repeat(4096)}`)).toEqual({
    error: expect.stringContaining('too long') as string,
  })
})

test.each(['#edit=', '#edit=x.AAAA', '#edit=0', '#edit=0.', '#edit=0.%00', '#edit=0.AAAA', '#edit=0.A', '#edit=<b>'])(
  '%s is told as broken',
  async (hash) => {
    expect(await sharedEditIn(hash)).toEqual(DAMAGED)
  },
)

test('a changed or cut address is told as broken', async () => {
  const hash = (await editHash(0, 'rect!(w = 20, h = 30, color = 0xff0000ff);'))!
  const middle = hash.length - 12
  const other = hash[middle] === 'A' ? 'B' : 'A'
  expect(await sharedEditIn(hash.slice(0, middle) + other + hash.slice(middle + 1))).toEqual(DAMAGED)
  expect(await sharedEditIn(hash.slice(0, middle))).toEqual(DAMAGED)
})

test('a few bytes that unpack into very many are not unpacked to their end', async () => {
  const hash = (await editHash(0, 'a'.repeat(2_000_000)))!
  expect(hash.length).toBeLessThan(3000)
  expect(await sharedEditIn(hash)).toEqual({ error: expect.stringContaining('too long') as string })
})
