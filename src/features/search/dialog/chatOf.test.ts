import { chatOf } from './chatOf'

test('people answer in a chat, where the site has one', () => {
  expect(chatOf([{ icon: 'x', link: 'https://x.com/a' }])).toBeUndefined()
  const discord = { icon: 'discord' as const, link: 'https://discord.gg/a' }
  expect(chatOf([{ icon: 'github', link: 'https://github.com/a' }, discord])).toEqual({
    name: 'Discord',
    link: 'https://discord.gg/a',
  })
  expect(chatOf([{ ...discord, label: 'Our server' }])?.name).toBe('Our server')
})
