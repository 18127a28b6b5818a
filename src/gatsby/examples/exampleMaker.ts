import { parentPort } from 'node:worker_threads'
import { usesIn, type Use } from 'rust/editor'
import { siteDeclarations } from './engineDeclarations'
import {
  makeEnlarged,
  makeExample,
  type EnlargedOrder,
  type ExampleOrder,
  type MadeEnlarged,
  type MadeExample,
} from './makeExample'

/** Code whose symbols are requested; may be invalid. */
export type ReadingOrder = { read: string }

export type MadeReading = { uses: readonly Use[] }

export type ExampleTask = [ExampleOrder, MadeExample] | [EnlargedOrder, MadeEnlarged] | [ReadingOrder, MadeReading]

export function make(order: ExampleTask[0]): ExampleTask[1] {
  if ('program' in order) return makeExample(order)
  return 'canvas' in order ? makeEnlarged(order) : makeReading(order)
}

export function makeReading({ read }: ReadingOrder): MadeReading {
  return { uses: usesIn(read, siteDeclarations()) }
}

// As a thread, answers each posted task
parentPort?.on('message', (order: ExampleTask[0]) => parentPort?.postMessage(make(order)))
