import type { GatsbyNode } from 'gatsby'
import { standingFaults } from './contentFaults'
import type { FaultFeed } from './contentFaults'
import { FAULTS_ADDRESS } from '../../lib/address/published'
import { serveLiveScripts } from '../liveScripts/serveLiveScripts'
import { showSavesQuickly } from '../patches/fastSaves'

/** What of the preview's server is used here; Gatsby does not say what it is. */
type Server = { get: (address: string, answer: (request: Request, response: Response) => void) => void }
type Request = { on: (event: 'close', listener: () => void) => void }
type Response = { writeHead: (status: number, headers: Record<string, string>) => void; write: (text: string) => void }

// Gatsby's server would compress it, and keep each line until there is more
const HEADERS = { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' }

/** Sends the faults that stand to each open page of the preview, and again whenever they change. */
function serveFaults(app: unknown, feed: FaultFeed) {
  const server = app as Server
  server.get(FAULTS_ADDRESS, (request, response) => {
    response.writeHead(200, HEADERS)
    const end = feed.listen((faults) => response.write(`data: ${JSON.stringify(faults)}\n\n`))
    request.on('close', end)
  })
}

/** Extends the server of the preview: it bundles workers on request, reports errors in the content, and shows saves quickly. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (api) => {
  serveLiveScripts(api.app)
  serveFaults(api.app, standingFaults())
  showSavesQuickly(api)
}
