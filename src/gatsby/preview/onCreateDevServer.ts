import fs from 'node:fs'
import type { GatsbyNode } from 'gatsby'
import { CONTENT_FOLDER, contentFiles } from '../nodes/contentPages'
import { ALL_PAGES, currentErrors, type ErrorFeed } from './contentErrors'
import { CONTENT_ERRORS_ADDRESS } from '../../lib/address/published'
import { serveLiveScripts } from '../liveScripts/serveLiveScripts'
import { enableFastRefresh } from '../patches/fastRefresh'

/** The part of the preview's server that is used here; Gatsby has no types for it. */
type Server = { get: (address: string, answer: (request: Request, response: Response) => void) => void }
type Request = { on: (event: 'close', listener: () => void) => void }
type Response = { writeHead: (status: number, headers: Record<string, string>) => void; write: (text: string) => void }

// Prevents compression, which would buffer events
const HEADERS = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' }

function serveErrors(app: unknown, feed: ErrorFeed) {
  const server = app as Server
  server.get(CONTENT_ERRORS_ADDRESS, (request, response) => {
    response.writeHead(200, HEADERS)
    const end = feed.listen((errors) => response.write(`data: ${JSON.stringify(errors)}\n\n`))
    request.on('close', end)
  })
}

/** Gatsby does not inform plugins of deleted and renamed pages. */
function watchDeletions(feed: ErrorFeed) {
  fs.watch(CONTENT_FOLDER, { recursive: true }, (event) => {
    if (event === 'rename') feed.keep([...contentFiles(), ALL_PAGES])
  })
}

/** Bundles workers, streams content errors, speeds up saves. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (api) => {
  serveLiveScripts(api.app)
  serveErrors(api.app, currentErrors())
  watchDeletions(currentErrors())
  enableFastRefresh(api)
}
