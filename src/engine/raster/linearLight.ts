/** Fine enough that no two neighboring bytes share a step, even where they lie closest. */
const STEPS = 4096

/** The linear light of every sRGB byte, from 0 to 1. */
export const LIGHT = Float64Array.from({ length: 256 }, (_, byte) => lightOf(byte))

/** From which light on each byte is the nearest one. */
const FROM_LIGHT = Float64Array.from({ length: 257 }, (_, byte) => (byte > 255 ? Infinity : lightOf(byte - 0.5)))

const BYTE_AT_STEP = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const next = FROM_LIGHT.findIndex((light) => light > step / STEPS)
  return next - 1
})

/** The sRGB byte that is nearest to a linear light from 0 to 1. */
export function byteOf(light: number): number {
  const byte = BYTE_AT_STEP[(light * STEPS) | 0]!
  return light >= FROM_LIGHT[byte + 1]! ? byte + 1 : byte
}

function lightOf(byte: number): number {
  const level = byte / 255
  return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4
}
