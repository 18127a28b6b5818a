/** @jest-environment node */
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { serve, type Site } from './serve'

let folder: string
let site: Site

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'serve-'))
  fs.mkdirSync(path.join(folder, 'public/learn'), { recursive: true })
  for (const [file, text] of [
    ['secret.txt', 'secret'],
    ['public/404.html', 'not found'],
    ['public/index.html', 'home'],
    ['public/learn/index.html', 'learn'],
    ['public/example.html', 'example'],
    ['public/_headers', '/*\n  X-Test: all\n/*.html\n  Cache-Control: no-store\n'],
  ] as const)
    fs.writeFileSync(path.join(folder, file), text)
  site = await serve({ folder: path.join(folder, 'public') })
})

afterAll(async () => {
  await site.close()
  fs.rmSync(folder, { recursive: true })
})

/** Sends a raw address, which `fetch` would normalize. */
function answerTo(address: string): Promise<[number | undefined, string]> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(site.address)
    const request = http.get({ port, host: '127.0.0.1', path: address, agent: false }, async (response) => {
      let text = ''
      for await (const part of response) text += part
      resolve([response.statusCode, text])
    })
    request.on('error', reject)
  })
}

test('serves a file, a folder or an html file', async () => {
  expect(await answerTo('/')).toEqual([200, 'home'])
  expect(await answerTo('/learn')).toEqual([200, 'learn'])
  expect(await answerTo('/example?q=5%')).toEqual([200, 'example'])
  expect(await answerTo('/example.html')).toEqual([200, 'example'])
})

test.each(['/nowhere', '/100%', '/learn%00', '//', '//learn', '///', '/..%2fsecret.txt', '/%2e%2e/secret.txt'])(
  '%s is not found',
  async (address) => {
    expect(await answerTo(address)).toEqual([404, 'not found'])
  },
)

test('sends configured headers', async () => {
  const { headers } = await fetch(`${site.address}/learn`)
  expect([headers.get('x-test'), headers.get('cache-control')]).toEqual(['all', 'no-store'])
  expect(await answerTo('/_headers')).toEqual([404, 'not found'])
})

test('a folder without a not-found page has an empty 404', async () => {
  site.deploy(folder)
  expect(await answerTo('/nowhere')).toEqual([404, ''])
  site.deploy(path.join(folder, 'public'))
})
