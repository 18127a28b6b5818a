import { parentPort } from 'node:worker_threads'
import { makeEnlarged, makeExample } from './makeExample'
import { makeReading } from './makeReading'
import type { MadeReading, ReadingOrder } from './makeReading'
import type { EnlargedOrder, ExampleOrder, MadeEnlarged, MadeExample } from './makeExample'

/** What can be ordered, and what is made of it. */
export type Making = [ExampleOrder, MadeExample] | [EnlargedOrder, MadeEnlarged] | [ReadingOrder, MadeReading]

/** Makes what was ordered. */
export function make(order: Making[0]): Making[1] {
  if ('program' in order) return makeExample(order)
  return 'canvas' in order ? makeEnlarged(order) : makeReading(order)
}

// In a thread, each order that is posted is answered
parentPort?.on('message', (order: Making[0]) => parentPort?.postMessage(make(order)))
