import * as lists from './projectList'
import type { Backup, Fresh, ProjectList } from './projectList'
import type { NewProject, Project, SpriteFile } from './project'
import type { ProjectStorage, SpriteChanges } from './projectStorage'
import { unsavedBecause, type SaveState } from './saveState'

/** A deleted project with everything that Undo needs. */
type Deleted = { project: Project; sprites: readonly SpriteFile[]; picture: string | undefined; wasOpen: boolean }

/** A project that two tabs changed at the same time, and the copy with the other text. */
export type Fork = { id: string; copyId: string }

export type WorkspaceView = {
  list: ProjectList
  /** Counts how often another project was opened; a fork does not count, so that its editor stays. */
  opening: number
  /** The sprites of the open project; undefined while they are read. */
  sprites: readonly SpriteFile[] | undefined
  saveState: SaveState
  deleted: Deleted | undefined
  fork: Fork | undefined
  /** Stored projects that are invalid. They are left as they are. */
  unreadable: number
}

type WorkspaceParts = {
  storage: ProjectStorage
  /** Projects of a page that closed before they were stored. */
  backups: () => readonly Backup[]
  /** Stores unsaved projects of a closing page. */
  backUp: (projects: readonly Project[]) => void
  /** Called when everything is stored, also what comes from `backups`. */
  dropBackups: () => void
  /** Notifies the other tabs of a change. */
  announce: () => void
  fresh: () => Fresh
  lastOpenId: string | null
  onOpen: (id: string) => void
}

/** A pause in typing after which a text is stored. */
const SAVE_DELAY_MS = 300
const NO_SPRITES: readonly SpriteFile[] = []

/** One project is open, all are stored. Lives as long as the tab, so that nothing typed is lost. */
export class Workspace {
  view: WorkspaceView
  private readonly listeners = new Set<() => void>()
  /** What the storage holds, as far as this tab knows; sprites only of projects that were opened. */
  private readonly stored = new Map<string, Project>()
  private readonly storedSprites = new Map<string, readonly SpriteFile[]>()
  private readonly sprites = new Map<string, readonly SpriteFile[]>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private saving = Promise.resolve()
  private openedId: string

  private constructor(
    private readonly parts: WorkspaceParts,
    records: readonly unknown[],
    saveState: SaveState,
  ) {
    const stored = records.filter(lists.isProject)
    for (const project of stored) this.stored.set(project.id, project)
    const backups = parts.backups()
    const list = lists.projectListOf(lists.withBackups(stored, backups), parts.lastOpenId, parts.fresh())
    const copied = backups.find(({ copyId }) => list.projects.some(({ id }) => id === copyId && !this.stored.has(id)))
    this.openedId = list.openId
    this.view = {
      list,
      opening: 0,
      sprites: undefined,
      saveState,
      deleted: undefined,
      fork: copied && { id: copied.project.id, copyId: copied.copyId },
      unreadable: records.length - stored.length,
    }
  }

  /** Without storage, the workspace starts with the backups of the page. */
  static async open(parts: WorkspaceParts): Promise<Workspace> {
    const workspace = await parts.storage.projects().then(
      (records) => new Workspace(parts, records, 'saved'),
      (error: unknown) => new Workspace(parts, [], unsavedBecause(error)),
    )
    workspace.opened()
    if (workspace.view.saveState === 'saved' && !workspace.hasChanges()) parts.dropBackups()
    return workspace
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  begin(beginning: NewProject): void {
    const fresh = this.parts.fresh()
    this.sprites.set(fresh.id, beginning.sprites ?? NO_SPRITES)
    this.change({ list: lists.withProject(this.view.list, beginning, fresh), deleted: undefined })
    this.opened()
  }

  openProject(id: string): void {
    this.change({ list: lists.withOpen(this.view.list, id), deleted: undefined })
    this.opened()
  }

  /** The open project by default. */
  edit(change: Partial<Pick<Project, 'name' | 'files'>>, id = this.view.list.openId): void {
    this.change({ list: lists.withChange(this.view.list, id, change, this.parts.fresh().now) })
    this.saveSoon()
  }

  trust(): void {
    this.change({ list: lists.withTrust(this.view.list) })
    this.saveSoon()
  }

  dismissFork(): void {
    this.change({ fork: undefined })
  }

  setSprites(sprites: readonly SpriteFile[]): void {
    const { openId } = this.view.list
    this.sprites.set(openId, sprites)
    this.change({ list: lists.withChange(this.view.list, openId, {}, this.parts.fresh().now), sprites })
    this.saveSoon(0)
  }

  async copy(id: string): Promise<void> {
    const sprites = await this.readSprites(id)
    const fresh = this.parts.fresh()
    this.sprites.set(fresh.id, sprites)
    this.change({ list: lists.withCopy(this.view.list, id, fresh) })
    this.saveSoon(0)
  }

  /** Undo is possible until another project is opened. */
  async remove(id: string): Promise<void> {
    const project = this.view.list.projects.find((other) => other.id === id)
    if (!project) return
    const [sprites, pictures] = await Promise.all([
      this.readSprites(id),
      this.parts.storage.pictures().catch(() => new Map<string, string>()),
    ])
    const wasOpen = this.view.list.openId === id
    const list = lists.withoutProject(this.view.list, id, this.parts.fresh())
    this.change({ list, deleted: { project, sprites, picture: pictures.get(id), wasOpen } })
    this.opened()
  }

  bringBack(): void {
    const { deleted, list } = this.view
    if (!deleted) return
    const { project, sprites, picture, wasOpen } = deleted
    this.sprites.set(project.id, sprites)
    this.change({ list: lists.withBack(list, project, wasOpen), deleted: undefined })
    this.opened()
    if (picture !== undefined) this.savePicture(project.id, picture)
  }

  savePicture(id: string, address: string): void {
    this.parts.storage.savePicture(id, address).catch(() => {
      // The list shows the project without a picture
    })
  }

  pictures(): Promise<Map<string, string>> {
    return this.parts.storage.pictures().catch(() => new Map<string, string>())
  }

  /** Reads the storage again after another tab changed it, or after it was closed. */
  refresh(): Promise<void> {
    return (this.saving = this.saving.then(() => this.readAgain()))
  }

  private async readAgain(): Promise<void> {
    const records = await this.parts.storage.projects().catch(() => undefined)
    if (!records) return
    const stored = records.filter(lists.isProject)
    for (const own of this.unsaved()) {
      const theirs = stored.find(({ id }) => id === own.id)
      if (theirs && lists.isConflict(own, theirs)) await this.fork(theirs)
    }
    const list = lists.withStored(this.view.list, stored, (project) => this.isUnsaved(project))
    for (const project of list.projects) if (stored.includes(project)) this.stored.set(project.id, project)
    for (const id of this.stored.keys()) if (stored.every((project) => project.id !== id)) this.stored.delete(id)
    const seen = new Set(this.view.list.projects)
    for (const project of list.projects) {
      if (!seen.has(project) && !this.hasUnsavedSprites(project.id)) this.sprites.delete(project.id)
    }
    this.change({ list, unreadable: records.length - stored.length })
    void this.loadSprites()
    this.saveSoon(0)
  }

  /** Leaves unsaved projects in web storage when the page is hidden or closes. */
  backUp(): void {
    clearTimeout(this.timer)
    this.parts.backUp(this.unsaved().filter(({ isOwn }) => isOwn))
    void this.save()
  }

  /** Runs after a save in progress. */
  save(): Promise<void> {
    clearTimeout(this.timer)
    return (this.saving = this.saving.then(() => this.saveAll()))
  }

  /** Whether leaving the page would lose the user's changes. */
  get isAtRisk(): boolean {
    const { saveState } = this.view
    return (saveState === 'storageFull' || saveState === 'storageBlocked') && this.unsaved().some(({ isOwn }) => isOwn)
  }

  private saveSoon(delayMs = SAVE_DELAY_MS): void {
    if (!this.hasChanges()) return
    if (this.view.saveState === 'saved') this.change({ saveState: 'saving' })
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.save(), delayMs)
  }

  private async saveAll(): Promise<void> {
    if (!this.hasChanges()) return
    try {
      // First what frees space
      for (const id of [...this.stored.keys()]) {
        if (this.view.list.projects.some((project) => project.id === id)) continue
        await this.parts.storage.remove(id)
        this.forget(id)
      }
      for (const project of this.unsaved()) await this.saveProject(project)
      this.change({ saveState: 'saved' })
      this.parts.announce()
      if (!this.hasChanges()) this.parts.dropBackups()
      // Typed meanwhile, or a fork
      this.saveSoon(0)
    } catch (error) {
      this.change({ saveState: unsavedBecause(error) })
    }
  }

  private async saveProject(project: Project): Promise<void> {
    const sprites = this.sprites.get(project.id)
    const changes = spriteChanges(this.storedSprites.get(project.id), sprites)
    const version = await this.parts.storage.save(project, changes)
    if (lists.isConflict(project, version)) return this.fork(version)
    const now = this.view.list.projects.find(({ id }) => id === project.id)
    this.stored.set(project.id, version)
    if (sprites) this.storedSprites.set(project.id, sprites)
    if (now === project) this.replace(version)
    // Typed meanwhile
    else if (now) this.replace({ ...now, revision: version.revision })
  }

  /** Continues a project as a copy, because another tab stored the project meanwhile. */
  private async fork(theirs: Project): Promise<void> {
    const { id } = theirs
    const sprites = await this.readSprites(id)
    const fresh = this.parts.fresh()
    const list = lists.withFork(this.view.list, theirs, fresh)
    this.sprites.set(fresh.id, sprites)
    this.sprites.delete(id)
    this.storedSprites.delete(id)
    this.stored.set(id, theirs)
    if (list.openId === fresh.id) {
      this.openedId = fresh.id
      this.parts.onOpen(fresh.id)
    }
    this.change({ list, fork: { id, copyId: fresh.id } })
  }

  private replace(version: Project): void {
    const { projects, openId } = this.view.list
    this.change({
      list: { projects: projects.map((project) => (project.id === version.id ? version : project)), openId },
    })
  }

  private forget(id: string): void {
    this.stored.delete(id)
    this.storedSprites.delete(id)
    this.sprites.delete(id)
  }

  private opened(): void {
    const { openId } = this.view.list
    this.parts.onOpen(openId)
    const opening = this.view.opening + Number(openId !== this.openedId)
    this.openedId = openId
    this.change({ opening, sprites: this.sprites.get(openId) })
    void this.loadSprites()
    this.saveSoon(0)
  }

  private async loadSprites(): Promise<void> {
    const { openId } = this.view.list
    const sprites = await this.readSprites(openId)
    if (this.view.list.openId === openId) this.change({ sprites: this.sprites.get(openId) ?? sprites })
  }

  private async readSprites(id: string): Promise<readonly SpriteFile[]> {
    const known = this.sprites.get(id)
    if (known) return known
    const read = await this.parts.storage.sprites(id).catch(() => NO_SPRITES)
    if (this.sprites.has(id)) return this.sprites.get(id)!
    this.sprites.set(id, read)
    this.storedSprites.set(id, read)
    return read
  }

  private unsaved(): Project[] {
    return this.view.list.projects.filter((project) => this.isUnsaved(project))
  }

  private isUnsaved(project: Project): boolean {
    return this.stored.get(project.id) !== project || this.hasUnsavedSprites(project.id)
  }

  private hasUnsavedSprites(id: string): boolean {
    const { put, removed } = spriteChanges(this.storedSprites.get(id), this.sprites.get(id))
    return put.length > 0 || removed.length > 0
  }

  private hasChanges(): boolean {
    const { projects } = this.view.list
    return this.unsaved().length > 0 || [...this.stored.keys()].some((id) => projects.every((other) => other.id !== id))
  }

  private change(news: Partial<WorkspaceView>): void {
    const view = { ...this.view, ...news }
    if ((Object.keys(view) as (keyof WorkspaceView)[]).every((name) => view[name] === this.view[name])) return
    this.view = view
    for (const listener of this.listeners) listener()
  }
}

/** A chosen file is a new object. */
export function spriteChanges(
  before: readonly SpriteFile[] = NO_SPRITES,
  after: readonly SpriteFile[] = before,
): SpriteChanges {
  return {
    put: after.filter((sprite) => !before.includes(sprite)),
    removed: before.map(({ path }) => path).filter((path) => after.every((sprite) => sprite.path !== path)),
  }
}
