import type { Adt, Type, TypeOf } from './type'
import { substitute, substitutionOf } from './substitute'

/** Size and alignment in bytes, and the number of unused bit patterns. */
type MemoryLayout = { size: number; align: number; niches: number }

/** As in WebAssembly. */
const POINTER: MemoryLayout = { size: 4, align: 4, niches: 1 }
const FAT_POINTER: MemoryLayout = { size: 8, align: 4, niches: 1 }
/** Pointer, length, and a capacity below half the range. */
const BUFFER: MemoryLayout = { size: 12, align: 4, niches: 2 ** 31 }

const OF_STD: Readonly<Record<string, MemoryLayout>> = {
  ...{ Vec: BUFFER, String: BUFFER, VecDeque: { ...BUFFER, size: 16 } },
  ...{ Rc: POINTER, Arc: POINTER, Weak: POINTER },
}

/** Std types that are declared with all their fields. */
const PLAIN_STD = ['Option', 'Result', 'Range', 'RangeFrom', 'RangeTo', 'RangeFull']

/** Undefined if it is not known here. */
export function memoryLayout(type: Type): MemoryLayout | undefined {
  switch (type.kind) {
    case 'scalar':
      return type.name === 'str' ? undefined : scalarLayout(type.name)
    case 'never':
    case 'functionItem':
      return { size: 0, align: 1, niches: 0 }
    case 'reference':
      return isUnsized(type.target) ? FAT_POINTER : POINTER
    case 'function':
      return POINTER
    case 'tuple':
      return together(type.items.map(memoryLayout))
    case 'array': {
      const item = memoryLayout(type.item)
      if (!item || type.length.kind !== 'length') return undefined
      const { value } = type.length
      return { size: item.size * value, align: item.align, niches: value > 0 ? item.niches : 0 }
    }
    case 'adt':
      return adtLayout(type)
    default:
      return undefined
  }
}

function scalarLayout(name: string): MemoryLayout {
  if (name === 'bool') return { size: 1, align: 1, niches: 254 }
  if (name === 'char') return { size: 4, align: 4, niches: 2 ** 32 - 0x110000 }
  const size = Number(name.slice(1)) / 8 || POINTER.size
  return { size, align: size, niches: 0 }
}

function isUnsized(type: Type): boolean {
  return type.kind === 'slice' || type.kind === 'dyn' || (type.kind === 'scalar' && type.name === 'str')
}

function adtLayout({ adt, args }: TypeOf<'adt'>): MemoryLayout | undefined {
  if (!adt.isOwn && adt.name === 'Box') return args[0] && isUnsized(args[0]) ? FAT_POINTER : POINTER
  if (!adt.isOwn && adt.name === 'Ordering') return { size: 1, align: 1, niches: 253 }
  if (!adt.isOwn && Object.hasOwn(OF_STD, adt.name)) return OF_STD[adt.name]
  if (!adt.isOwn && !PLAIN_STD.includes(adt.name)) return undefined
  if (adt.node && 'attributes' in adt.node && adt.node.attributes.some(({ name }) => name === 'repr')) return undefined
  const named = substitutionOf(adt.params, args)
  const variants = adt.variants.map(({ fields }) => fields.map(({ type }) => memoryLayout(substitute(type, named))))
  return adt.kind === 'struct' ? together(variants[0]!) : enumLayout(adt, variants)
}

/** In rustc's order, which minimizes padding. */
function together(fields: readonly (MemoryLayout | undefined)[], first = 0): MemoryLayout | undefined {
  const known = fields.filter((field) => field !== undefined)
  if (known.length < fields.length) return undefined
  // After a tag, small fields come first
  known.sort((a, b) => (first > 0 ? a.align - b.align : b.align - a.align))
  const align = Math.max(1, ...known.map((field) => field.align))
  let size = first
  for (const field of known) size = roundedUp(size, field.align) + field.size
  return { size: roundedUp(size, align), align, niches: Math.max(0, ...known.map(({ niches }) => niches)) }
}

function enumLayout(adt: Adt, variants: readonly (MemoryLayout | undefined)[][]): MemoryLayout | undefined {
  if (variants.length === 0) return { size: 0, align: 1, niches: 0 }
  if (variants.length === 1) return together(variants[0]!)
  const plain = variants.map((fields) => together(fields))
  const largest = plain.reduce((a, b) => (a && b ? (b.size > a.size ? b : a) : undefined))
  if (!largest) return undefined
  const others = plain.filter((each) => each !== largest)
  if (largest.niches >= others.length && largest.size > 0) {
    // Where fields next to the niche would be is not known here
    if (others.some((each) => each!.size > 0)) return undefined
    return { ...largest, niches: largest.niches - others.length }
  }
  const tag = tagSize(adt)
  const tagged = variants.map((fields) => together(fields, tag))
  const align = Math.max(tag, ...tagged.map((each) => each!.align))
  const size = roundedUp(Math.max(tag, ...tagged.map((each) => each!.size)), align)
  return { size, align, niches: 2 ** (8 * tag) - variants.length }
}

function tagSize({ variants }: Adt): number {
  const numbers = variants.map(({ discriminant }) => discriminant)
  const [least, most] = [numbers.reduce((a, b) => (a < b ? a : b)), numbers.reduce((a, b) => (a > b ? a : b))]
  const fits = (bits: bigint) =>
    least < 0n ? least >= -(1n << (bits - 1n)) && most < 1n << (bits - 1n) : most < 1n << bits
  return [1, 2, 4].find((bytes) => fits(BigInt(bytes * 8))) ?? 8
}

function roundedUp(size: number, align: number): number {
  return Math.ceil(size / align) * align
}
