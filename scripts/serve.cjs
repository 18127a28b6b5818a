/**
 * Serves the built site as a plain static host does: files as they are, `/x` from `x/index.html` or `x.html`,
 * everything else as the not-found page with status 404.
 *
 * Run: node scripts/serve.cjs [--port 9000] [--folder public]
 */
const fs = require('node:fs')
const http = require('node:http')
const path = require('node:path')

const TYPES = {
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
}

/** The file that answers an address, or undefined if there is none. Never leaves the folder. */
function fileFor(folder, address) {
  let local
  try {
    local = path.join(folder, decodeURIComponent(address))
  } catch {
    return undefined
  }
  if (local !== folder && !local.startsWith(folder + path.sep)) return undefined
  const candidates = [local, path.join(local, 'index.html'), `${local.replace(/\/$/, '')}.html`]
  return candidates.find((file) => fs.existsSync(file) && fs.statSync(file).isFile())
}

/** Starts a static server and resolves with it and its address. Port 0 takes any free port. */
function serve({ folder = 'public', port = 0 } = {}) {
  let root = path.resolve(folder)
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = fileFor(root, pathname)
    const answer = file ?? path.join(root, '404.html')
    response.writeHead(file ? 200 : 404, {
      'content-type': TYPES[path.extname(answer)] ?? 'application/octet-stream',
      'cache-control': /-[\da-f]{8,}\.\w+$/.test(answer) ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    fs.createReadStream(answer).pipe(response)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      resolve({
        address: `http://127.0.0.1:${server.address().port}`,
        /** Serves another folder from now on, as a new deployment does. */
        deploy: (next) => {
          root = path.resolve(next)
        },
        close: () =>
          new Promise((done) => {
            server.closeAllConnections()
            server.close(done)
          }),
      })
    })
  })
}

module.exports = { serve }

if (require.main === module) {
  const option = (name, fallback) => {
    const index = process.argv.indexOf(`--${name}`)
    return index === -1 ? fallback : process.argv[index + 1]
  }
  void serve({ folder: option('folder', 'public'), port: Number(option('port', 9000)) }).then(({ address }) => {
    console.log(`Serving the built site at ${address}`)
  })
}
