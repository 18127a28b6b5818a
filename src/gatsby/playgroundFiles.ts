import fs from 'node:fs'
import type { LiveScripts } from './liveScripts/liveScripts'

/** Files that the playground needs for its first picture and its editor, without base path. */
export type PlaygroundFiles = {
  /** The script that starts the player. */
  start: string
  worker: string
  /** What the worker loads first. */
  language: string
  /** Of the page, besides those that the loader adds. */
  chunks: string[]
}

const CHUNKS = ['component---src-templates-page-tsx', 'player', 'playground', 'player-field']

/** Gatsby writes the map, chunks by name, with the scripts of a build. */
export function playgroundFiles(
  { 'playground-start': start, 'player-worker': worker, 'player-language': language }: LiveScripts['addresses'],
  map = JSON.parse(fs.readFileSync('public/chunk-map.json', 'utf8')) as Record<string, string[]>,
): PlaygroundFiles {
  const chunks = CHUNKS.flatMap((name) => {
    if (!map[name]) throw new Error(`The build has no chunk "${name}": update src/gatsby/playgroundFiles.ts`)
    return map[name]
  })
  return { start, worker, language, chunks }
}
