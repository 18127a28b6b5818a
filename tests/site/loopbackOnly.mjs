/**
 * Loaded before everything else in a build. Rejects each connection to another machine and records its target in the
 * file that REFUSED_CONNECTIONS names.
 */
import fs from 'node:fs'
import net from 'node:net'
import process from 'node:process'

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1|)$/

const { connect } = net.Socket.prototype

net.Socket.prototype.connect = function (...args) {
  // Node passes the arguments either individually or as one list
  const [first, second] = Array.isArray(args[0]) ? args[0] : args
  const options = typeof first === 'object' && first !== null ? first : {}
  const isLocal = typeof options.path === 'string' || (typeof first === 'string' && Number.isNaN(Number(first)))
  const host = options.host ?? (typeof second === 'string' ? second : '')
  if (isLocal || LOOPBACK.test(host)) return connect.apply(this, args)
  fs.appendFileSync(process.env.REFUSED_CONNECTIONS, `${host}\n`)
  process.nextTick(() => this.destroy(Object.assign(new Error(`No way to ${host}`), { code: 'ECONNREFUSED' })))
  return this
}
