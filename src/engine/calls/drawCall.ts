/** The view a call was made under: the world position in the middle of the canvas, and the zoom. */
export type View = { x: number; y: number; z: number }

export type Pair = readonly [number, number]

/** What every call that draws below the view can say. Colors are `0xRRGGBBAA`, numbers are whole unless said otherwise. */
type Shown = { color: number; opacity: number; fixed: boolean }

type Bordered = { border_size: number; border_color: number }

export type RectOptions = Shown &
  Bordered & { x: number; y: number; w: number; h: number; rotation: number; origin: Pair; border_radius: number }

export type CircOptions = Shown & Bordered & { d: number; x: number; y: number; origin: Pair }

export type EllipseOptions = Shown &
  Bordered & { x: number; y: number; w: number; h: number; rotation: number; origin: Pair }

export type PathOptions = Shown & { start: Pair; end: Pair; size: number; rotation: number; rounded: boolean }

export type TextOptions = Shown & {
  text: string
  x: number
  y: number
  font: string
  scale: number
  rotation: number
}

export type TextBoxOptions = Shown & {
  text: string
  x: number
  y: number
  width: number
  height: number
  font: string
  scale: number
  start: number
  /** Null shows the text to its end. */
  end: number | null
  align: string
  rotation: number
}

/** Null for a size is the sprite's own, for the background none, for the frame the one that time chooses. */
export type SpriteOptions = Shown & {
  name?: string
  animation_key?: string
  default_sprite?: string
  x: number
  y: number
  w: number | null
  h: number | null
  background_color: number | null
  rotation: number
  origin: Pair
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

export type NineSliceOptions = {
  name: string
  margins: readonly [number, number, number, number]
  x: number
  y: number
  w: number
  h: number
  fixed: boolean
}

/** The picture of a sheet that a call shows: chosen when the call is made, for animations go on meanwhile. */
export type ShownFrame = { sprite: string; frame: number }

type Made<Op extends string, Options> = { op: Op; options: Options; view: View }

/** A call that puts something on the canvas, with every option resolved. */
export type DrawCall =
  | Made<'rect!', RectOptions>
  | Made<'circ!', CircOptions>
  | Made<'ellipse!', EllipseOptions>
  | Made<'path!', PathOptions>
  | Made<'text!', TextOptions>
  | Made<'text_box!', TextBoxOptions>
  | (Made<'sprite!', SpriteOptions> & { shown: ShownFrame | null })
  | Made<'nine_slice!', NineSliceOptions>
  | { op: 'clear'; options: { color: number } }

/** A call that is told and draws nothing: a line of the log, a sound. */
export type ToldCall =
  | { op: 'log!'; options: { text: string } }
  | { op: 'audio::play' | 'audio::pause' | 'audio::stop'; options: { name: string } }

/** What a frame leaves behind, in the order of the program. */
export type Call = DrawCall | ToldCall
