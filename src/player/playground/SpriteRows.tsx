import { useEffect, useId, useRef } from 'react'
import type { Sprite } from 'engine'
import { CrossIcon, SMALL_ICON_PX } from '../../ui/Icon'
import type { SpriteFile } from '../project/project'
import { loadDecoder, type DecodedSprites } from './useSprites'
import * as listStyles from './FileList.module.css'
import * as styles from './SpriteRows.module.css'

type SpriteRowsProps = {
  files: readonly SpriteFile[]
  decoded: DecodedSprites
  onChoose: (files: readonly File[]) => void
  onRemove: (path: string) => void
  onInsert: (name: string) => void
}

/** A press inserts the call that draws a sprite. */
export function SpriteRows({ files, decoded, onChoose, onRemove, onInsert }: SpriteRowsProps) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <h2 id={id}>sprites/</h2>
      <ul aria-labelledby={id}>
        {files.map(({ path }) => {
          const file = decoded.files.find((other) => other.path === path)
          return (
            <li key={path}>
              {file && 'error' in file && <p className={styles.error}>{file.error}</p>}
              {[...(file && 'sprites' in file ? file.sprites : [])].map(([name, sprite]) => (
                <div key={name} className={listStyles.row}>
                  <button
                    type="button"
                    className={styles.sprite}
                    aria-label={`Insert sprite!("${name}")`}
                    title={`Insert sprite!("${name}")`}
                    onClick={() => onInsert(name)}
                  >
                    <Preview sprite={sprite} />
                    <span className={styles.name}>{name}</span>
                    <span className={styles.size}>
                      {sprite.width} × {sprite.height}
                      {sprite.durations.length > 1 && ` · ${sprite.durations.length} frames`}
                    </span>
                  </button>
                  {!name.includes('#') && (
                    <button
                      type="button"
                      className={listStyles.remove}
                      aria-label={`Remove ${path}`}
                      title={`Remove ${path}`}
                      onClick={() => onRemove(path)}
                    >
                      <CrossIcon size={SMALL_ICON_PX} />
                    </button>
                  )}
                </div>
              ))}
              {file && 'error' in file && (
                <button type="button" className={listStyles.add} onClick={() => onRemove(path)}>
                  Remove {path}
                </button>
              )}
              {file && 'note' in file && <p className={styles.empty}>{file.note}</p>}
            </li>
          )
        })}
        {files.length === 0 && <li className={styles.empty}>Drop PNG, GIF, WebP or Aseprite files here.</li>}
        <li>
          <button
            type="button"
            className={listStyles.add}
            onPointerEnter={() => void loadDecoder().catch(() => {})}
            onClick={() => chooser.current!.click()}
          >
            + Add sprites
          </button>
          <input
            ref={chooser}
            type="file"
            hidden
            multiple
            aria-label="Sprite files"
            accept=".png,.gif,.webp,.ase,.aseprite"
            onChange={({ target }) => {
              onChoose([...(target.files ?? [])])
              // The same file can be chosen again
              target.value = ''
            }}
          />
        </li>
      </ul>
    </>
  )
}

const SECOND_MS = 1000

/** Only the first frame if motion is reduced. */
function Preview({ sprite }: { sprite: Sprite }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const { width, height, palette, pixels, durations } = sprite
    const context = canvas.current!.getContext('2d')!
    const paint = (frame: number) => {
      const image = context.createImageData(width, height)
      const view = new DataView(image.data.buffer)
      for (let at = 0; at < width * height; at += 1) {
        view.setUint32(4 * at, palette[pixels[frame * width * height + at]!] ?? 0)
      }
      context.putImageData(image, 0, 0)
    }
    paint(0)
    if (durations.length < 2 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    let frame = 0
    let timer: ReturnType<typeof setTimeout>
    const next = () => {
      timer = setTimeout(
        () => {
          frame = (frame + 1) % durations.length
          if (!document.hidden) paint(frame)
          next()
        },
        Math.min(Math.max(durations[frame]!, 16), SECOND_MS),
      )
    }
    next()
    return () => clearTimeout(timer)
  }, [sprite])
  return <canvas ref={canvas} width={sprite.width} height={sprite.height} className={styles.preview} aria-hidden />
}
