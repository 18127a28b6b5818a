/** Something that a program may name at a place. */
export type Suggestion = {
  kind: 'variable' | 'field' | 'method' | 'function' | 'type' | 'variant' | 'constant' | 'module'
  name: string
  /** Its type or signature, as far as it is known. */
  detail: string
  /** The type that it belongs to, without its arguments: `Tween` of `Tween::set`. */
  owner?: string
  /** It comes from a trait that very many types have. */
  isCommon?: boolean
}
