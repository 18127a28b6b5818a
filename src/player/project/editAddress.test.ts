/** @jest-environment node */
import { editHash, sharedEditIn } from './editAddress'

const DAMAGED = { error: expect.stringContaining('damaged') as string }

test('round-trips a program through a hash', async () => {
  const text = 'let heart = "♥ 👩‍🚀";\nrect!(w = 20);'
  const hash = (await editHash(12, text))!
  expect(hash).toMatch(/^#edit=12\.[\w-]+$/)
  expect(await sharedEditIn(hash)).toEqual({ program: 12, text })
})

test('finds no program in an ordinary hash', async () => {
  expect(await sharedEditIn('')).toBeUndefined()
  expect(await sharedEditIn('#rect')).toBeUndefined()
})

test('limits a hash to 4096 characters', async () => {
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

test('ignores a hash that is too long', async () => {
  expect(await sharedEditIn(`#edit=0.${'A'.repeat(4096)}`)).toEqual({
    error: expect.stringContaining('too long') as string,
  })
})

test.each(['#edit=', '#edit=x.AAAA', '#edit=0', '#edit=0.', '#edit=0.%00', '#edit=0.AAAA', '#edit=0.A', '#edit=<b>'])(
  'reports %s as damaged',
  async (hash) => {
    expect(await sharedEditIn(hash)).toEqual(DAMAGED)
  },
)

test('reports a changed or truncated link', async () => {
  const hash = (await editHash(0, 'rect!(w = 20, h = 30, color = 0xff0000ff);'))!
  const middle = hash.length - 12
  const other = hash[middle] === 'A' ? 'B' : 'A'
  expect(await sharedEditIn(hash.slice(0, middle) + other + hash.slice(middle + 1))).toEqual(DAMAGED)
  expect(await sharedEditIn(hash.slice(0, middle))).toEqual(DAMAGED)
})

test('stops unpacking a decompression bomb', async () => {
  const hash = (await editHash(0, 'a'.repeat(2_000_000)))!
  expect(hash.length).toBeLessThan(3000)
  expect(await sharedEditIn(hash)).toEqual({ error: expect.stringContaining('too long') as string })
})
