import { useEffect, useMemo, useState } from 'react'
import { readSettings, type Settings, type SettingsProblem } from '../../lib/code/turboToml'
import { memoizedLoad } from '../../lib/loading/memoizedLoad'
import { SETTINGS_PATH, shadersOf, textOf, type ProjectFile } from '../project/project'
import type { Assets, ProgramShaders } from '../runtime/session'

const loadToml = memoizedLoad(
  () => import(/* webpackChunkName: "playground-toml", webpackExports: ["parse"] */ 'smol-toml'),
)

type ReadSettings = { text: string | undefined; settings: Settings; problems: readonly SettingsProblem[] }

const NO_PROBLEMS: readonly SettingsProblem[] = []

/** The last valid settings while a changed text is read; undefined before the first. */
function useSettings(text: string | undefined): ReadSettings | undefined {
  const [read, setRead] = useState<ReadSettings>()
  useEffect(() => {
    if (text === undefined) return undefined
    let isWanted = true
    loadToml().then(
      ({ parse }) => isWanted && setRead({ text, ...readSettings(text, parse) }),
      () => isWanted && setRead({ text, settings: {}, problems: [NOT_LOADED] }),
    )
    return () => {
      isWanted = false
    }
  }, [text])
  const none = useMemo(() => ({ text, settings: {}, problems: NO_PROBLEMS }), [text])
  return text === undefined ? none : read
}

const NOT_LOADED: SettingsProblem = {
  start: 0,
  end: 1,
  message: 'couldn’t load the reader of this file: edit it to try again',
}

type Project = { files: readonly ProjectFile[]; sprites: Assets['sprites'] | undefined }

/** What the program uses besides its text; undefined until it is read. */
export function useAssets({ files, sprites }: Project) {
  const read = useSettings(textOf(files, SETTINGS_PATH))
  const settings = read && JSON.stringify(read.settings)
  const sources = JSON.stringify(shadersOf(files))
  const { resolution, shader } = useMemo(() => JSON.parse(settings ?? '{}') as Settings, [settings])
  const isRead = settings !== undefined
  const assets = useMemo((): Assets | undefined => {
    if (!isRead || !sprites) return undefined
    return { ...(sprites.size > 0 && { sprites }), ...(resolution && { resolution }) }
  }, [isRead, resolution, sprites])
  const shaders = useMemo((): ProgramShaders | undefined => {
    const texts = JSON.parse(sources) as Record<string, string>
    return Object.keys(texts).length > 0 ? { sources: texts, initial: shader } : undefined
  }, [sources, shader])
  return { assets, shaders, problems: read?.problems ?? NO_PROBLEMS }
}
