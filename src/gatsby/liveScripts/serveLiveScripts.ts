import { addressInPreview } from '../constants'
import { liveScripts, type LiveScript } from './liveScripts'

/** The part of the preview's server that is used here; Gatsby has no types for it. */
type Server = {
  get: (
    address: string,
    answer: (request: { params: { name: string } }, response: Response, next: (error?: unknown) => void) => void,
  ) => void
}
type Response = { set: (headers: Record<string, string>) => Response; send: (text: string) => void }

const HEADERS = { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }

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
