/** The world position at the center of the canvas, and the zoom. */
export type Camera = { x: number; y: number; z: number }

export type Pair = readonly [number, number]

/** 0xRRGGBBAA. */
export type Color = number

type Place = { x: number; y: number }
type Box = Place & { w: number; h: number }

/** Common options of drawing macros; `fixed` calls ignore the camera. */
type Painted = { color: Color; opacity: number; fixed: boolean }

/** Degrees clockwise, and the pivot's offset from the center. */
type Turned = { rotation: number; origin: Pair }

type Bordered = { border_size: number; border_color: Color }

export type RectOptions = Box & Painted & Turned & Bordered & { border_radius: number }

/** Options of `circ!`: `d` is the diameter, `x` and `y` the top left corner. */
export type CircOptions = Place & Painted & Bordered & { d: number; origin: Pair }

export type EllipseOptions = Box & Painted & Turned & Bordered

export type PathOptions = Painted & { start: Pair; end: Pair; size: number; rotation: number; rounded: boolean }

/**
 * Options of `sprite!`. `name` is the displayed sprite; with a key, that of its animation ('' shows nothing). `frame`
 * is the requested frame, or null if the sprite plays. Without `w` or `h`, the sprite has its natural size.
 */
export type SpriteOptions = Place &
  Painted &
  Turned & {
    name: string
    animation_key: string | null
    default_sprite: string | null
    w: number | null
    h: number | null
    background_color: Color | null
    scale_x: number
    scale_y: number
    flip_x: boolean
    flip_y: boolean
    frame: number | null
    border_radius: number
    repeat: boolean
    cover: boolean
    tx: number
    ty: number
    animation_speed: number
  }

/** Options of `nine_slice!`: `margins` are clockwise from the left. */
export type NineSliceOptions = Box & {
  name: string
  margins: readonly [number, number, number, number]
  fixed: boolean
}

export type TextOptions = Place & Painted & { text: string; font: string; scale: number; rotation: number }

/** Options of `text_box!`; characters before `start` and from `end` are hidden. */
export type TextBoxOptions = Box &
  Painted & {
    text: string
    font: string
    scale: number
    start: number
    end: number | null
    align: string
    rotation: number
  }

/**
 * A drawing call with resolved options: aliases (`xy`, `size`, `rotation_rad`, `target` …) are replaced, and defaults
 * are filled in. `camera` is the current view, by default at rest. `shownFrame` is the frame that is playing.
 */
export type DrawCall =
  | { op: 'clear'; options: { color: Color } }
  | { op: 'rect!'; options: RectOptions; camera?: Camera }
  | { op: 'circ!'; options: CircOptions; camera?: Camera }
  | { op: 'ellipse!'; options: EllipseOptions; camera?: Camera }
  | { op: 'path!'; options: PathOptions; camera?: Camera }
  | { op: 'sprite!'; options: SpriteOptions; camera?: Camera; shownFrame: number }
  | { op: 'nine_slice!'; options: NineSliceOptions; camera?: Camera }
  | { op: 'text!'; options: TextOptions; camera?: Camera }
  | { op: 'text_box!'; options: TextBoxOptions; camera?: Camera }

/** A recorded call that draws nothing: a log line or a sound. */
type UndrawnCall =
  | { op: 'log!'; options: { text: string } }
  | { op: 'audio::play' | 'audio::pause' | 'audio::stop'; options: { name: string } }

/** A recorded call; calls are in program order. */
export type Call = DrawCall | UndrawnCall

export const isDrawn = (call: Call): call is DrawCall => call.op !== 'log!' && !call.op.startsWith('audio::')
