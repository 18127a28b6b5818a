/**
 * Loaded before everything else in a build: refuses each connection that leaves the machine and notes where it would have
 * led, in the file that REFUSED_CONNECTIONS names.
 */
import fs from 'node:fs'
import net from 'node:net'
import process from 'node:process'

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1|)$/

const { connect } = net.Socket.prototype

net.Socket.prototype.connect = function (...args) {
  // Node hands over its arguments either as they were given or in one list
  const [first, second] = Array.isArray(args[0]) ? args[0] : args
  const options = typeof first === 'object' && first !== null ? first : {}
  const isLocal = typeof options.path === 'string' || (typeof first === 'string' && Number.isNaN(Number(first)))
  const host = options.host ?? (typeof second === 'string' ? second : '')
  if (isLocal || LOOPBACK.test(host)) return connect.apply(this, args)
  fs.appendFileSync(process.env.REFUSED_CONNECTIONS, `${host}\n`)
  process.nextTick(() => this.destroy(Object.assign(new Error(`No way to ${host}`), { code: 'ECONNREFUSED' })))
  return this
}
