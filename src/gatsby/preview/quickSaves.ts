import fs from 'node:fs'
import path from 'node:path'
import { createFileNode } from 'gatsby-source-filesystem/create-file-node'
import { CONTENT_FOLDER, pageOfFile, pathInContent } from '../nodes/contentPages'
import { foundBy } from '../foundBy'
import { orFault, standingFaults } from './contentFaults'
import { gatsbyPart, replaceService } from './gatsbyParts'
import type { Machine, Step } from './gatsbyParts'
import { isOfFile, lookAgain } from './savedFile'
import type { Mutation } from './savedFile'
import { saveGate } from './saveGate'

/** How long the preview collects saves before it takes them: a branch that is checked out writes many files. Gatsby's own: 500. */
const COLLECTED_MS = '20'

/** How long an author pauses before everything is made again that her page did not need. */
const PAUSE_MS = 2500

/** How often, and after which pauses, page data are written again that an earlier writing got in the way of. */
const WRITINGS = 8
const FIRST_WRITING_MS = 50

/** What Gatsby notes of a query that has not run yet. */
const NEVER_RUN = 0b0001

/** What changes no node, and has Gatsby make schema and pages again. */
const NOTHING: Mutation = { type: 'touchNode', payload: [{}] }

type Query = { dirty: number }

type State = {
  components: Map<string, unknown>
  pendingPageDataWrites: { pagePaths: Set<string> }
  queries: { trackedQueries: Map<string, Query> }
}

type Emitter = { emit: (name: string, event?: unknown) => void }

type DevServer = { emitter: Emitter; store: { getState: () => State }; getNode: (id: string) => unknown }

/**
 * Makes the preview show each saved file, and soon. Saves and requests for pages come to Gatsby one after the other
 * (`saveGate`); between a save and its page nothing is done but what the page needs, and the rest when the author pauses; what
 * a query has answered is written and told, whatever is being written at that moment.
 */
export function showSavesQuickly(api: unknown) {
  const saves = new QuickSaves(api as DevServer)
  saves.hearEvents()
  saves.collectBriefly()
  saves.leaveOutSteps()
  writeWhatWaits((api as DevServer).store)
}

const machines = {
  waiting: () => gatsbyPart<Machine>('gatsby/dist/state-machines/waiting', 'waitingMachine'),
  pages: () => gatsbyPart<Machine>('gatsby/dist/state-machines/data-layer', 'recreatePagesMachine'),
  queries: () => gatsbyPart<Machine>('gatsby/dist/state-machines/query-running', 'queryRunningMachine'),
}

/** What is known of the saves that are under way. */
class QuickSaves {
  /** Whether pages and schema stay as they are in the pass of the preview that is under way. */
  private isShort = false
  /** Whether the saves that are being collected are all of files that Gatsby knows. */
  private areKnown = true
  private owesPages = false
  private makingUp: NodeJS.Timeout | undefined
  private areQueriesKnown = false
  private components = 0
  private schema = ''
  private readonly apis = runningApis()
  private readonly emit: Emitter['emit']
  private readonly printSchema = gatsbyPart<(schema: unknown) => string>('graphql', 'printSchema')

  private readonly gate = saveGate<Mutation>({
    passSave: (save) => {
      clearTimeout(this.makingUp)
      const isKnown = ([node]: readonly unknown[]) => Boolean(this.server.getNode((node as { id: string }).id))
      this.areKnown &&= save.type === 'createNode' && isKnown(save.payload)
      this.emit('ENQUEUE_NODE_MUTATION', save)
    },
    passRequest: (pagePath) => this.emit('QUERY_RUN_REQUESTED', { pagePath }),
    later: setImmediate,
  })

  constructor(private readonly server: DevServer) {
    this.emit = foundBy('the emitter', server.emitter.emit)
  }

  /** Lets saves and requests through the gate, and notes what else happens. */
  hearEvents() {
    this.server.emitter.emit = (name, event) => {
      if (name === 'QUERY_RUN_REQUESTED') return this.gate.request((event as { pagePath: string }).pagePath)
      if (name === 'ENQUEUE_NODE_MUTATION' && isOfFile(event as Mutation)) {
        this.saveReadable(event as Mutation)
        void lookAgain(event as Mutation, fileNodeOf, (again) => this.saveReadable(again))
        return
      }
      if (name === 'SOURCE_FILE_CHANGED') this.areQueriesKnown = false
      if (name === 'SET_SCHEMA') {
        const made = this.printSchema((event as { payload: unknown }).payload)
        if (made !== this.schema) this.areQueriesKnown = false
        this.schema = made
      }
      this.apis.note(name)
      this.emit(name, event)
      if (name === 'PAGE_QUERY_RUN') this.tellUnchanged((event as { payload: { path: string } }).payload.path)
    }
  }

  /** A page that cannot be read stays as it last was: Gatsby, which would throw it away, is not told of its file. */
  private saveReadable(save: Mutation) {
    const page = savedPage(save)
    const fault = page === undefined ? undefined : readingFault(page)
    if (page !== undefined && fault !== undefined) {
      standingFaults().tell(page, [fault])
      save.resolve?.(undefined)
    } else {
      if (page !== undefined && save.type === 'deleteNode') standingFaults().tell(page, [])
      this.gate.save(save)
    }
  }

  /** A page that came out as it was is not written. Gatsby lets those who asked for it wait for that, five seconds. */
  private tellUnchanged(page: string) {
    if (this.server.store.getState().pendingPageDataWrites.pagePaths.has(page)) return
    this.emit('CLEAR_PENDING_PAGE_DATA_WRITE', { type: 'CLEAR_PENDING_PAGE_DATA_WRITE', payload: { page } })
  }

  /** Saves are collected for a moment only. When nothing is left to do, what was left out is made up for. */
  collectBriefly() {
    const data = gatsbyPart<() => { ready: () => Promise<void> }>('gatsby/dist/datastore', 'getDataStore')()
    const waiting = machines.waiting()
    const { idle, batchingNodeMutations } = waiting.config.states
    const collecting = foundBy(
      'the pause of saves',
      batchingNodeMutations?.after as Record<string, unknown> | undefined,
    )
    const [[, taking] = []] = Object.entries(collecting)
    batchingNodeMutations!.after = { [COLLECTED_MS]: foundBy('the end of that pause', taking) }
    foundBy('the state idle', idle).entry = () => {
      this.gate.rest()
      clearTimeout(this.makingUp)
      if (this.owesPages) this.makingUp = setTimeout(() => !this.gate.isBusy() && this.gate.save(NOTHING), PAUSE_MS)
    }
    replaceService(waiting, 'runMutationBatch', (own) => async (step) => {
      await own(step)
      await this.apis.ended()
      await data.ready()
      this.isShort = this.areKnown
      this.owesPages ||= this.isShort
      this.areKnown = true
      this.gate.took()
    })
  }

  /** Schema, pages and queries are made again only where a save can have changed them. */
  leaveOutSteps() {
    const pages = machines.pages()
    replaceService(pages, 'buildSchema', (own) => async (step) => {
      this.gate.work()
      if (!this.isShort) await own(step)
    })
    replaceService(pages, 'createPages', (own) => async (step) => {
      if (this.isShort) {
        this.isShort = false
        return { changedPages: [], deletedPages: [] }
      }
      this.owesPages = false
      return own(step)
    })
    replaceService(machines.queries(), 'extractQueries', (own) => async (step) => {
      this.gate.work()
      const { size } = this.server.store.getState().components
      if (this.areQueriesKnown && size === this.components) return
      this.areQueriesKnown = true
      this.components = size
      await own(step)
    })
  }
}

/** Writes page data again that an earlier writing got in the way of. */
function writeWhatWaits(store: DevServer['store']) {
  const queries = machines.queries()
  const write = foundBy('the action flushPageData', queries.options.actions.flushPageData)
  queries.options.actions.flushPageData = (context: Step) => {
    const writeAll = (left: number, pauseMs: number) => {
      write(context)
      if (left === 0) return
      setTimeout(() => hasUnwritten(store.getState()) && writeAll(left - 1, 2 * pauseMs), pauseMs)
    }
    writeAll(WRITINGS, FIRST_WRITING_MS)
  }
}

/** Whether the query of a page has run, and its answer is not in its file: Gatsby writes nothing while it writes. */
function hasUnwritten({ pendingPageDataWrites, queries }: State): boolean {
  const hasRun = (page: string) => ((queries.trackedQueries.get(page)?.dirty ?? NEVER_RUN) & NEVER_RUN) === 0
  return [...pendingPageDataWrites.pagePaths].some(hasRun)
}

/** The page that was saved, or removed; undefined for any other file. */
function savedPage({ payload }: Mutation): string | undefined {
  const [node] = payload as [{ absolutePath?: string } | undefined]
  return node?.absolutePath?.endsWith('.mdx') ? pathInContent(node.absolutePath) : undefined
}

/** Why a page cannot be read. Of one that is gone there is nothing to say. */
function readingFault(page: string): string | undefined {
  if (!fs.existsSync(path.join(CONTENT_FOLDER, page))) return undefined
  const read = orFault(() => pageOfFile(page))
  return 'fault' in read ? read.fault : undefined
}

/** The node of a file, as the source of files makes it. */
function fileNodeOf(file: string, id: string) {
  return createFileNode(file, () => id, { name: 'content', path: CONTENT_FOLDER })
}

/** Knows whether plugins are at work, which Gatsby tells; it does not wait for those that make nodes out of a saved file. */
function runningApis() {
  let areRunning = true
  const waiting: (() => void)[] = []
  return {
    note(name: string) {
      if (name === 'API_RUNNING_START') areRunning = true
      if (name !== 'API_RUNNING_QUEUE_EMPTY') return
      areRunning = false
      waiting.splice(0).forEach((go) => go())
    },
    ended: () => (areRunning ? new Promise<void>((resolve) => waiting.push(resolve)) : Promise.resolve()),
  }
}
