import { useEffect, useMemo, useRef, useState } from 'react'
import type { Sprite } from 'engine'
import { memoizedLoad } from '../../lib/loading/memoizedLoad'
import type { SpriteFile } from '../project/project'
import type { DecodedFile } from './decodeSprite'

export const loadDecoder = memoizedLoad(() => import(/* webpackChunkName: "playground-sprites" */ './decodeSprite'))

export type DecodedSprites = {
  /** Undefined until all files are decoded. */
  sprites: ReadonlyMap<string, Sprite> | undefined
  files: readonly DecodedFile[]
}

const NONE: DecodedSprites = { sprites: new Map(), files: [] }
const PENDING: DecodedSprites = { sprites: undefined, files: [] }

/** Each file is decoded once. */
export function useSprites(files: readonly SpriteFile[] | undefined): DecodedSprites {
  const known = useRef(new Map<SpriteFile, DecodedFile>())
  const [decoded, setDecoded] = useState<{ of: readonly SpriteFile[]; files: readonly DecodedFile[] }>()
  useEffect(() => {
    if (!files || files.length === 0) return undefined
    let isWanted = true
    const decodeAll = async () => {
      const { decodeSprite } = await loadDecoder()
      const all: DecodedFile[] = []
      for (const file of files) {
        const one = known.current.get(file) ?? (await decodeSprite(file))
        known.current.set(file, one)
        all.push(one)
      }
      return all
    }
    decodeAll().then(
      (all) => isWanted && setDecoded({ of: files, files: all }),
      () => isWanted && setDecoded({ of: files, files: files.map(({ path }) => ({ path, error: NOT_LOADED })) }),
    )
    return () => {
      isWanted = false
    }
  }, [files])
  return useMemo(() => {
    if (!files) return PENDING
    if (files.length === 0) return NONE
    if (!decoded) return PENDING
    const sprites = new Map(decoded.files.flatMap((file) => ('sprites' in file ? [...file.sprites] : [])))
    return { sprites, files: decoded.files }
  }, [files, decoded])
}

const NOT_LOADED = 'Couldn’t load the reader of pictures. Reload the page to try again.'
