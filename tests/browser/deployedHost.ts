import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { fileFor, TYPES } from '../../scripts/serve'
import { isHashedName } from '../../src/lib/address/published'
import { test } from './reader'

type Deployment = {
  /** The folder of the build. */
  build: string
  /** The previous build, whose hashed files are kept. */
  kept?: string
  /** A build whose documents are still served from a cache: for plain requests, or for all. */
  staleDocuments?: { build: string; for: 'theUnaware' | 'everybody' }
  /** Deleted addresses. */
  missing?: RegExp
  /** Answers unknown addresses with this file and status 200, as hosts of single-page applications do. */
  missingAnswer?: string
  /** Delays documents that scripts request. */
  held?: Promise<void>
  /** Browser cache lifetime in seconds; undefined means that files are revalidated. */
  maxAge?: number
}

type DeployedHost = Awaited<ReturnType<typeof deployedHost>>

/** With two consecutive builds, and a host of the first. */
export const deployedTest = test.extend<{ host: DeployedHost; builds: { a: string; b: string } }>({
  builds: ({ nextBuild }, use) => use({ a: path.resolve('public'), b: nextBuild }),

  host: async ({ builds: { a } }, use) => {
    const host = await deployedHost()
    host.publish({ build: a })
    await use(host)
    await host.close()
  },
})

/** A static host whose deployment can change during a visit. */
async function deployedHost() {
  let deployment: Deployment
  const server = http.createServer(async (request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost')
    const file = answerTo(pathname, deployment, /no-cache|max-age=0/.test(request.headers['cache-control'] ?? ''))
    const { build, maxAge, held, missingAnswer } = deployment
    if (!path.extname(pathname) && request.headers['sec-fetch-dest'] === 'empty') await held
    const answer = file ?? path.join(build, missingAnswer ?? '404.html')
    response.writeHead(file || missingAnswer ? 200 : 404, {
      'content-type': TYPES[path.extname(answer)] ?? 'application/octet-stream',
      'cache-control': maxAge === undefined ? 'no-cache' : `max-age=${maxAge}`,
    })
    response.end(fs.readFileSync(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publish: (next: Deployment) => void (deployment = next),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function answerTo(address: string, { build, kept, staleDocuments, missing }: Deployment, isAware: boolean) {
  if (missing?.test(address)) return undefined
  const file = fileFor(build, address) ?? (kept && isHashedName(address) ? fileFor(kept, address) : undefined)
  const isStale = staleDocuments && (staleDocuments.for === 'everybody' || !isAware)
  return isStale && !path.extname(address) ? fileFor(staleDocuments.build, address) : file
}
