/*
 * Upstream: `gatsby develop` collects saves for 500 ms, forgets them if a page is requested meanwhile, and takes a page for up to
 * date if its query ran while a save arrived. Each save rebuilds schema and pages and extracts all queries.
 * Change: saves and requests reach Gatsby's state machines one after the other (preview/saveScheduler.ts) and are collected for
 * 20 ms. A save of a known file runs only the queries of the open page; the rest follows when the author pauses.
 * Gain: a saved sentence is visible within 1 s, forty of forty saves (npm run check:preview).
 * Remove when: Gatsby shows each save within a second and loses none.
 */
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createFileNode } from 'gatsby-source-filesystem/create-file-node'
import { expectUpstream } from '../expectUpstream'
import { CONTENT_FOLDER, pageOfFile, pathInContent } from '../nodes/contentPages'
import { tryContent, currentErrors } from '../preview/contentErrors'
import { isOfFile, recheckFile, saveScheduler, type Mutation } from '../preview/saveScheduler'

/** How long the preview collects saves, because checking out a branch writes many files. Gatsby's default is 500. */
const COLLECTED_MS = '20'

/** After this pause, everything that the open page did not need is rebuilt. */
const PAUSE_MS = 2500

/** How often page data is written again, and after which first pause. The pause doubles each time. */
const WRITINGS = 8
const FIRST_WRITING_MS = 50

/** Gatsby's flag for a query that has not run yet. */
const NEVER_RUN = 0b0001

/** Changes no node, but makes Gatsby rebuild schema and pages. */
const NO_CHANGE: Mutation = { type: 'touchNode', payload: [{}] }

type State = {
  components: Map<string, unknown>
  pendingPageDataWrites: { pagePaths: Set<string> }
  queries: { trackedQueries: Map<string, { dirty: number }> }
}

type Emitter = { emit: (name: string, event?: unknown) => void }

type DevServer = { emitter: Emitter; store: { getState: () => State }; getNode: (id: string) => unknown }

/** What Gatsby's machines pass to a step of the preview. */
type Step = Record<string, unknown>

type Service = (step: Step) => Promise<unknown>

/** A state machine of Gatsby's preview, as far as it is changed here. Gatsby instantiates it for each use. */
type Machine = {
  config: { states: Record<string, Record<string, unknown>> }
  options: { services: Record<string, Service>; actions: Record<string, (context: Step) => void> }
}

const requireFromSite = createRequire(path.resolve('package.json'))

/** Throws if the export is missing. */
function upstreamExport<Export>(module: string, name: string): Export {
  const exported = requireFromSite(module) as Record<string, unknown>
  return expectUpstream(`${name} in ${module}`, exported[name]) as Export
}

/** The override receives the original. */
function overrideService({ options }: Machine, name: string, override: (original: Service) => Service) {
  options.services[name] = override(expectUpstream(`the service ${name}`, options.services[name]))
}

const machines = {
  waiting: () => upstreamExport<Machine>('gatsby/dist/state-machines/waiting', 'waitingMachine'),
  pages: () => upstreamExport<Machine>('gatsby/dist/state-machines/data-layer', 'recreatePagesMachine'),
  queries: () => upstreamExport<Machine>('gatsby/dist/state-machines/query-running', 'queryRunningMachine'),
}

/** Makes the preview show each save, and quickly. */
export function enableFastRefresh(api: unknown) {
  const server = api as DevServer
  const saves = new FastSaves(server)
  saves.observeEvents()
  saves.collectBriefly()
  saves.skipSteps()
  rewritePendingPageData(server.store)
}

class FastSaves {
  /** Whether the current pass leaves schema and pages unchanged. */
  private isShort = false
  /** Whether Gatsby already has the files of all collected saves. */
  private areKnown = true
  private owesPages = false
  private rebuild: NodeJS.Timeout | undefined
  private areQueriesExtracted = false
  private components = 0
  private schema = ''
  private readonly apis = runningApis()
  private readonly emit: Emitter['emit']
  private readonly printSchema = upstreamExport<(schema: unknown) => string>('graphql', 'printSchema')

  private readonly scheduler = saveScheduler<Mutation>({
    passSave: (save) => {
      clearTimeout(this.rebuild)
      const isKnown = ([node]: readonly unknown[]) => Boolean(this.server.getNode((node as { id: string }).id))
      this.areKnown &&= save.type === 'createNode' && isKnown(save.payload)
      this.emit('ENQUEUE_NODE_MUTATION', save)
    },
    passRequest: (pagePath) => this.emit('QUERY_RUN_REQUESTED', { pagePath }),
    later: setImmediate,
  })

  constructor(private readonly server: DevServer) {
    this.emit = expectUpstream('emitter.emit', server.emitter.emit)
  }

  /** Passes saves and requests through the scheduler, and observes other events. */
  observeEvents() {
    this.server.emitter.emit = (name, event) => {
      if (name === 'QUERY_RUN_REQUESTED') return this.scheduler.request((event as { pagePath: string }).pagePath)
      if (name === 'ENQUEUE_NODE_MUTATION' && isOfFile(event as Mutation)) {
        this.saveReadable(event as Mutation)
        void recheckFile(event as Mutation, fileNodeOf, (again) => this.saveReadable(again))
        return
      }
      if (name === 'SOURCE_FILE_CHANGED') this.areQueriesExtracted = false
      if (name === 'SET_SCHEMA') {
        const schema = this.printSchema((event as { payload: unknown }).payload)
        if (schema !== this.schema) this.areQueriesExtracted = false
        this.schema = schema
      }
      this.apis.note(name)
      this.emit(name, event)
      if (name === 'PAGE_QUERY_RUN') this.clearUnchanged((event as { payload: { path: string } }).payload.path)
    }
  }

  /** Withholds the save of an unreadable page, since Gatsby would delete its last version. */
  private saveReadable(save: Mutation) {
    const page = savedPage(save)
    const error = page === undefined ? undefined : readingError(page)
    if (page !== undefined && error !== undefined) {
      currentErrors().report(page, [error])
      save.resolve?.(undefined)
    } else {
      if (page !== undefined && save.type === 'deleteNode') currentErrors().report(page, [])
      this.scheduler.save(save)
    }
  }

  /**
   * Answers requests for unchanged pages, which Gatsby would delay for five seconds, waiting for a write that never
   * comes.
   */
  private clearUnchanged(page: string) {
    if (this.server.store.getState().pendingPageDataWrites.pagePaths.has(page)) return
    this.emit('CLEAR_PENDING_PAGE_DATA_WRITE', { type: 'CLEAR_PENDING_PAGE_DATA_WRITE', payload: { page } })
  }

  /** Also runs the skipped steps when nothing else is pending. */
  collectBriefly() {
    const dataStore = upstreamExport<() => { ready: () => Promise<void> }>('gatsby/dist/datastore', 'getDataStore')
    const waiting = machines.waiting()
    const { idle, batchingNodeMutations } = waiting.config.states
    const timeouts = expectUpstream(
      'the timeout of batchingNodeMutations',
      Object.values((batchingNodeMutations?.after ?? {}) as Record<string, unknown>),
    )
    batchingNodeMutations!.after = { [COLLECTED_MS]: timeouts[0] }
    expectUpstream('the state idle', idle).entry = () => {
      this.scheduler.rest()
      clearTimeout(this.rebuild)
      const rebuildIfIdle = () => !this.scheduler.isBusy() && this.scheduler.save(NO_CHANGE)
      if (this.owesPages) this.rebuild = setTimeout(rebuildIfIdle, PAUSE_MS)
    }
    overrideService(waiting, 'runMutationBatch', (original) => async (step) => {
      await original(step)
      await this.apis.ended()
      await dataStore().ready()
      this.isShort = this.areKnown
      this.owesPages ||= this.isShort
      this.areKnown = true
      this.scheduler.took()
    })
  }

  /** Rebuilds schema, pages and queries only if a save can affect them. */
  skipSteps() {
    const pages = machines.pages()
    overrideService(pages, 'buildSchema', (original) => async (step) => {
      this.scheduler.work()
      if (!this.isShort) await original(step)
    })
    overrideService(pages, 'createPages', (original) => async (step) => {
      if (this.isShort) {
        this.isShort = false
        return { changedPages: [], deletedPages: [] }
      }
      this.owesPages = false
      return original(step)
    })
    overrideService(machines.queries(), 'extractQueries', (original) => async (step) => {
      this.scheduler.work()
      const { size } = this.server.store.getState().components
      if (this.areQueriesExtracted && size === this.components) return
      this.areQueriesExtracted = true
      this.components = size
      await original(step)
    })
  }
}

/** Repeats until nothing is pending, because Gatsby skips a write while an earlier one is in progress. */
function rewritePendingPageData(store: DevServer['store']) {
  const { actions } = machines.queries().options
  const write = expectUpstream('the action flushPageData', actions.flushPageData)
  actions.flushPageData = (context: Step) => {
    const writeAll = (left: number, pauseMs: number) => {
      write(context)
      if (left === 0) return
      setTimeout(() => hasUnwritten(store.getState()) && writeAll(left - 1, 2 * pauseMs), pauseMs)
    }
    writeAll(WRITINGS, FIRST_WRITING_MS)
  }
}

function hasUnwritten({ pendingPageDataWrites, queries }: State): boolean {
  const hasRun = (page: string) => ((queries.trackedQueries.get(page)?.dirty ?? NEVER_RUN) & NEVER_RUN) === 0
  return [...pendingPageDataWrites.pagePaths].some(hasRun)
}

/** Undefined for other files. */
function savedPage({ payload }: Mutation): string | undefined {
  const [node] = payload as [{ absolutePath?: string } | undefined]
  return node?.absolutePath?.endsWith('.mdx') ? pathInContent(node.absolutePath) : undefined
}

/** Undefined if the page was deleted or can be parsed. */
function readingError(page: string): string | undefined {
  if (!fs.existsSync(path.join(CONTENT_FOLDER, page))) return undefined
  const read = tryContent(() => pageOfFile(page))
  return 'error' in read ? read.error : undefined
}

function fileNodeOf(file: string, id: string) {
  return createFileNode(file, () => id, { name: 'content', path: CONTENT_FOLDER })
}

/** Gatsby does not wait for plugins that create nodes from a saved file. */
function runningApis() {
  let areRunning = true
  const waiting: (() => void)[] = []
  return {
    note(name: string) {
      if (name === 'API_RUNNING_START') areRunning = true
      if (name !== 'API_RUNNING_QUEUE_EMPTY') return
      areRunning = false
      waiting.splice(0).forEach((resolve) => resolve())
    },
    ended: () => (areRunning ? new Promise<void>((resolve) => waiting.push(resolve)) : Promise.resolve()),
  }
}
