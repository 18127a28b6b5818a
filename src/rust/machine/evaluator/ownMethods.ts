import type { NativeCall } from '../values/native'
import type { Shape } from '../values/shape'
import type { Callable } from '../values/value'
import type { Machine } from './machine'

/** The method of a trait that is written for values of a shape, in Rust or as a native; undefined where it goes by structure. */
export function ownMethod(
  machine: Machine,
  trait: string,
  name: string,
  self: Shape,
  other: Shape = self,
): Callable | undefined {
  const key = `${trait}::${name}`
  const methods = self.kind === 'adt' || self.kind === 'reference' ? self.methods : undefined
  const written = methods?.[other === self ? key : `${key}:${other.id}`]
  if (written !== undefined) return machine.callable(written)
  const native = nativeKeys(self, trait, name).find((candidate) => candidate in machine.natives)
  return native === undefined ? undefined : nativeMethod(machine, native, self)
}

/** By which keys a method of a standard type goes. */
function nativeKeys(self: Shape, trait: string, name: string): string[] {
  const head = headOf(self)
  return head === undefined ? [] : [`<${head} as ${trait}>::${name}`, `${trait}::${name}`]
}

/** A standard type that implements traits by natives; all others have none, or go by structure. */
function headOf(self: Shape): string | undefined {
  switch (self.kind) {
    case 'adt':
      return self.isStandard ? self.name : undefined
    case 'reference':
      return self.isMutable ? '&mut' : '&'
    case 'array':
      return '[;]'
    case 'slice':
      return '[]'
    default:
      return undefined
  }
}

/** A native that is told the shape that it works on, and the parts of it by their names. */
function nativeMethod({ natives, budget, traits }: Machine, key: string, self: Shape): Callable {
  const call: NativeCall = {
    args: [],
    result: self,
    generic: (name) => (name === 'Self' ? self : partNamed(self, name)),
    options: [],
    budget,
    traits,
  }
  return natives[key]!(call) as Callable
}

function partNamed(self: Shape, name: string): Shape {
  if (self.kind === 'array' || self.kind === 'slice') return self.item
  const index = self.kind === 'adt' ? (self.params?.indexOf(name) ?? -1) : -1
  const part = self.kind === 'adt' ? self.args[index] : undefined
  if (!part) throw new Error(`there is no parameter ${name}`)
  return part
}
