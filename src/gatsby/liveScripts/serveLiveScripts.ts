import { liveScripts } from './liveScripts'
import type { LiveScript } from './liveScripts'
import { addressInPreview } from './previewAddress'

/** What of the preview's server is used here; Gatsby does not say what it is. */
type Server = {
  get: (
    address: string,
    answer: (request: { params: { name: string } }, response: Response, next: (error?: unknown) => void) => void,
  ) => void
}
type Response = { set: (headers: Record<string, string>) => Response; send: (text: string) => void }

const HEADERS = { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }

/** Makes the scripts of the workers in the preview when a page asks for one, from the sources as they are then. */
export function serveLiveScripts(app: unknown) {
  const server = app as Server
  server.get(addressInPreview(':name'), ({ params }, response, next) => {
    liveScripts({ minify: false, target: ['esnext'], addressOf: addressInPreview })
      .then(({ texts }) => {
        const text = texts[params.name as LiveScript]
        if (text === undefined) next()
        else response.set(HEADERS).send(text)
      })
      .catch(next)
  })
}
