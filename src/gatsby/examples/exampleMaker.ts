import { parentPort } from 'node:worker_threads'
import { makeEnlarged, makeExample } from './makeExample'
import type { EnlargedOrder, ExampleOrder, MadeEnlarged, MadeExample } from './makeExample'

/** What can be ordered, and what is made of it. */
export type Making = [ExampleOrder, MadeExample] | [EnlargedOrder, MadeEnlarged]

/** Makes what was ordered. */
export const make = (order: Making[0]): Making[1] => ('program' in order ? makeExample(order) : makeEnlarged(order))

// In a thread, each order that is posted is answered
parentPort?.on('message', (order: Making[0]) => parentPort?.postMessage(make(order)))
