import { parentPort } from 'node:worker_threads'
import { makeExample } from './makeExample'
import type { ExampleOrder } from './makeExample'

export { makeExample } from './makeExample'

// In a thread, each order that is posted is answered
parentPort?.on('message', (order: ExampleOrder) => parentPort?.postMessage(makeExample(order)))
