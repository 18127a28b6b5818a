/** The value is made when it is asked for the first time; who asks while it is being made gets `meanwhile`. */
export function lazy<Value>(make: () => Value, meanwhile: Value): () => Value {
  let state: { value: Value } | undefined
  let isMaking = false
  return () => {
    if (state) return state.value
    if (isMaking) return meanwhile
    isMaking = true
    try {
      state = { value: make() }
    } finally {
      isMaking = false
    }
    return state.value
  }
}
