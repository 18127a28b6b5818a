import type { GatsbyNode } from 'gatsby'
import { currentErrors } from './contentErrors'
import type { ErrorFeed } from './contentErrors'
import { CONTENT_ERRORS_ADDRESS } from '../../lib/address/published'
import { serveLiveScripts } from '../liveScripts/serveLiveScripts'
import { enableFastRefresh } from '../patches/fastRefresh'

/** What of the preview's server is used here; Gatsby does not say what it is. */
type Server = { get: (address: string, answer: (request: Request, response: Response) => void) => void }
type Request = { on: (event: 'close', listener: () => void) => void }
type Response = { writeHead: (status: number, headers: Record<string, string>) => void; write: (text: string) => void }

// Gatsby's server would compress it, and keep each line until there is more
const HEADERS = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' }

/** Sends the faults that stand to each open page of the preview, and again whenever they change. */
function serveErrors(app: unknown, feed: ErrorFeed) {
  const server = app as Server
  server.get(CONTENT_ERRORS_ADDRESS, (request, response) => {
    response.writeHead(200, HEADERS)
    const end = feed.listen((errors) => response.write(`data: ${JSON.stringify(errors)}\n\n`))
    request.on('close', end)
  })
}

/** Extends the server of the preview: it bundles workers on request, reports errors in the content, and shows saves quickly. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (api) => {
  serveLiveScripts(api.app)
  serveErrors(api.app, currentErrors())
  enableFastRefresh(api)
}
