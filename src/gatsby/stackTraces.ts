import fs from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'

/**
 * Reads the bundle's source map only when needed. Node's `setSourceMapsEnabled` reads the maps of all packages, which
 * takes 2 s per start.
 */
export function mapStackTraces(bundle: string) {
  let map: SourceMap | undefined
  const place = (frame: NodeJS.CallSite) => {
    if (frame.getFileName() !== bundle) return String(frame)
    map ??= new SourceMap(JSON.parse(fs.readFileSync(`${bundle}.map`, 'utf8')) as SourceMap['payload'])
    const origin = map.findEntry(frame.getLineNumber()! - 1, frame.getColumnNumber()! - 1)
    if (!('originalSource' in origin)) return String(frame)
    const line = `${path.resolve(origin.originalSource)}:${origin.originalLine + 1}:${origin.originalColumn + 1}`
    const name = frame.getFunctionName()
    return name === null ? line : `${name} (${line})`
  }
  Error.prepareStackTrace = (error, frames) =>
    [Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${place(frame)}`)].join('\n')
}
