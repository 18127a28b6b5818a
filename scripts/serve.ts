/**
 * Serves the built site like a static host: files as they are, `/x` from `x/index.html` or `x.html`, otherwise the
 * not-found page with status 404; with the headers of `_headers`.
 * Run: npm run serve -- [--port 9000] [--folder public] [--compressed]
 */
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { parseArgs } from 'node:util'
import zlib from 'node:zlib'
import { headersFor, readHeadersFile, type HeaderRule } from './headersFile'

const HEADERS_FILE = '_headers'

export const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const TEXT = /^text|json|xml/

export type Site = {
  address: string
  deploy: (folder: string) => void
  close: () => Promise<void>
}

type ServeOptions = {
  folder?: string
  /** 0 picks a free port. */
  port?: number
  /** Enables brotli. */
  compressed?: boolean
}

export function serve({ folder = 'public', port = 0, compressed = false }: ServeOptions = {}): Promise<Site> {
  let root = path.resolve(folder)
  const server = http.createServer((request, response) => {
    const file = fileFor(root, request.url ?? '/')
    const answer = file ?? path.join(root, '404.html')
    const rules = rulesOf(root)
    const type = TYPES[path.extname(answer)] ?? 'application/octet-stream'
    const isSmaller = compressed && TEXT.test(type) && /\bbr\b/.test(String(request.headers['accept-encoding']))
    response.writeHead(file ? 200 : 404, {
      'content-type': type,
      'cache-control': 'public, max-age=0, must-revalidate',
      ...(isSmaller ? { 'content-encoding': 'br' } : {}),
      ...headersFor(`/${path.relative(root, answer)}`, rules),
    })
    if (isSmaller) {
      response.end(smallerOf(answer))
      return
    }
    const content = fs.createReadStream(answer)
    // The folder may have no not-found page
    content.once('error', () => response.end())
    content.pipe(response)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      resolve({
        address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        deploy: (next) => {
          root = path.resolve(next)
        },
        close: () =>
          new Promise((done) => {
            server.closeAllConnections()
            server.close(() => done())
          }),
      })
    })
  })
}

const smaller = new Map<string, Buffer>()

function smallerOf(file: string): Buffer {
  const key = `${file} ${fs.statSync(file).mtimeMs}`
  const content = smaller.get(key) ?? zlib.brotliCompressSync(fs.readFileSync(file))
  smaller.set(key, content)
  return content
}

function rulesOf(root: string): HeaderRule[] {
  const file = path.join(root, HEADERS_FILE)
  return fs.existsSync(file) ? readHeadersFile(fs.readFileSync(file, 'utf8')) : []
}

/** Undefined outside the folder, or if there is none. */
export function fileFor(folder: string, address: string): string | undefined {
  // A protocol-relative address
  if (address.startsWith('//')) return undefined
  let local: string
  try {
    local = path.join(folder, decodeURIComponent(new URL(address, 'http://localhost').pathname))
  } catch {
    return undefined
  }
  if (local !== folder && !local.startsWith(folder + path.sep)) return undefined
  // Configures the server and is not served
  if (local === path.join(folder, HEADERS_FILE)) return undefined
  const candidates = [local, path.join(local, 'index.html'), `${local.replace(/\/$/, '')}.html`]
  return candidates.find((file) => fs.existsSync(file) && fs.statSync(file).isFile())
}

if (require.main === module) {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string', default: 'public' },
      port: { type: 'string', default: '9000' },
      compressed: { type: 'boolean', default: false },
    },
  })
  void serve({ ...values, port: Number(values.port) }).then(({ address }) => {
    console.log(`Serving the built site at ${address}`)
  })
}
