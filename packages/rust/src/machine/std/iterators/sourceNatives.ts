import { collecting, collections, extending } from './collect'
import type { Native, NativeCall, Natives } from '../../values/native'
import { itemsOf, type Option, type Result, type SliceLike, type Value } from '../../values/value'
import { Place, readThrough, writeThrough } from '../../values/place'
import type { Shape } from '../../values/shape'
import { ListSequence, mutableItems, OwnedSequence } from './sequences'

/** `into_iter`: owned collections yield items, borrowed ones references. */
const intoIter: Native = (call) => {
  const self = call.generic('Self')
  if (self.kind === 'reference') return borrowedItems(self.target, self.isMutable, call)
  const item = self.kind === 'array' ? self.item : self.kind === 'adt' ? self.args[0] : undefined
  const name = self.kind === 'adt' && self.isStandard ? self.name : ''
  const clone = lazyClone(item, call)
  if (self.kind === 'array' || name === 'Vec' || name === 'VecDeque')
    return (items: SliceLike) => new OwnedSequence(itemsOf(items), clone)
  if (name === 'Option') return (option: Option) => new OwnedSequence(option.slice(1), clone)
  if (name === 'Result') return (result: Result) => new OwnedSequence(result[0] === 0 ? [result[1]] : [], clone)
  return collections.get(name)?.owned(call.budget, clone) ?? ((value: Value) => value)
}

/** Resolves `Clone` lazily, because items need not implement it. */
export function lazyClone(item: Shape | undefined, { traits }: NativeCall): (value: Value) => Value {
  let clone: ((value: Value) => Value) | undefined
  return (value) => (clone ??= item ? traits.clone(item) : (same) => same)(value)
}

function borrowedItems(target: Shape, isMutable: boolean, call: NativeCall): (value: never) => Value {
  if (target.kind === 'slice' || target.kind === 'array') return borrowedList(isMutable && target.item.isPlain)
  if (target.kind !== 'adt') return (value: Value) => value
  const isPlain = (index: number) => isMutable && target.args[index]?.isPlain === true
  const name = target.isStandard ? target.name : ''
  if (name === 'Vec' || name === 'VecDeque') return borrowedList(isPlain(0))
  if (name === 'Option') {
    const plain = isPlain(0)
    return (option: Value[]) => new ListSequence(option[0] ? [plain ? new Place(option, 1) : option[1]] : [])
  }
  return collections.get(name)?.borrowed(call.budget, isPlain) ?? ((value: Value) => value)
}

const borrowedList = (isPlain: boolean) => (slice: SliceLike) => mutableItems(slice, isPlain)

export const sourceNatives: Natives = {
  'IntoIterator::into_iter': intoIter,
  'FromIterator::from_iter': (call) => {
    const collect = collecting(call.generic('Self'), call)
    const iterate = call.traits.iterate(call.generic('T'))
    return (items: Value) => collect(iterate(items))
  },
  /** A `String` is replaced in place, other collections grow. */
  'Extend::extend': (call) => {
    const add = extending(call.generic('Self'), call.generic('A').kind === 'reference', call)
    const iterate = call.traits.iterate(call.generic('T'))
    return (collection: Value, items: Value) => {
      const current = readThrough(collection)
      const grown = add(current, iterate(items))
      if (grown !== current) writeThrough(collection, grown)
    }
  },
}
