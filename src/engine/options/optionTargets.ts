/** What an option writes: whole options, or one part of a pair. */
export type Target = { option: string; part?: 0 | 1 }

const write = (...options: string[]): Target[] => options.map((option) => ({ option }))

/** Options that stand for others. Of several others each takes its part of the value. */
const ALIASES: Record<string, Target[]> = {
  xy: write('x', 'y'),
  position: write('x', 'y'),
  wh: write('w', 'h'),
  size: write('w', 'h'),
  target: write('x', 'y', 'w', 'h'),
  width: write('w'),
  height: write('h'),
  rotation_deg: write('rotation'),
  rotation_rad: write('rotation'),
  scale: write('scale_x', 'scale_y'),
  scale_xy: write('scale_x', 'scale_y'),
}

/** The size of a line is its thickness. */
const PATH_ALIASES: Record<string, Target[]> = {
  width: write('size'),
  start_x: [{ option: 'start', part: 0 }],
  start_y: [{ option: 'start', part: 1 }],
  end_x: [{ option: 'end', part: 0 }],
  end_y: [{ option: 'end', part: 1 }],
}

/** What an option of a macro writes; itself, where it stands for no others that the macro has. */
export function optionTargets(macro: string, option: string, has: (option: string) => boolean): Target[] {
  const targets = (macro === 'path' ? PATH_ALIASES : ALIASES)[option]
  return targets?.every((target) => has(target.option)) ? targets : write(option)
}
