import type { Program } from '../../ir/program'
import type { Natives } from '../values/native'

/** Also false with foreign types. */
export function needsOnly({ callees, shapes }: Program, natives: Natives): boolean {
  const isKnown = (name: string) => `${name}::new` in natives
  return (
    callees.every((callee) => callee.kind !== 'native' || callee.key in natives) &&
    shapes.every(
      (shape) => shape.kind !== 'adt' || shape.form !== 'foreign' || !shape.args?.length || isKnown(shape.name),
    )
  )
}
