import { parentPort } from 'node:worker_threads'
import type { Use } from 'rust/editor'
import { usesIn } from 'rust/editor'
import { siteDeclarations } from './engineDeclarations'
import { makeEnlarged, makeExample } from './makeExample'
import type { EnlargedOrder, ExampleOrder, MadeEnlarged, MadeExample } from './makeExample'

/** Rust of which it is asked what it names: a program, or what can be read of one. */
export type ReadingOrder = { read: string }

/** What it uses of what is declared. */
export type MadeReading = { uses: readonly Use[] }

/** What can be ordered, and what is made of it. */
export type ExampleTask = [ExampleOrder, MadeExample] | [EnlargedOrder, MadeEnlarged] | [ReadingOrder, MadeReading]

/** Makes what was ordered. */
export function make(order: ExampleTask[0]): ExampleTask[1] {
  if ('program' in order) return makeExample(order)
  return 'canvas' in order ? makeEnlarged(order) : makeReading(order)
}

/** Finds out what a program uses. */
export function makeReading({ read }: ReadingOrder): MadeReading {
  return { uses: usesIn(read, siteDeclarations()) }
}

// In a thread, each order that is posted is answered
parentPort?.on('message', (order: ExampleTask[0]) => parentPort?.postMessage(make(order)))
