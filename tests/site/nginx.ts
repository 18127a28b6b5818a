import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

export type Nginx = { address: string; close: () => Promise<void> }

export const nginxPath = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find((file) =>
  fs.existsSync(file),
)

export async function startNginx(): Promise<Nginx> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'))
  const port = await freePort()
  const site = fs
    .readFileSync('nginx.conf', 'utf8')
    .replace('root /srv/turbo-docs;', `root ${path.resolve('public')};`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
  const main = path.join(folder, 'main.conf')
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  fs.writeFileSync(
    main,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/errors;
    events {} http { access_log off; ${places.join(' ')} ${site} }`,
  )
  const { status, stderr } = spawnSync(nginxPath!, ['-t', '-c', main], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  const running = spawn(nginxPath!, ['-c', main], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => running.once('exit', () => resolve()))
  const address = `http://127.0.0.1:${port}`
  await answers(address)
  return {
    address,
    close: async () => {
      running.kill('SIGTERM')
      await ended
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}

/** Waits until the server accepts connections. */
async function answers(address: string) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await fetch(address).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${address} does not answer`)
}
