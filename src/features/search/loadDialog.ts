export type DialogModule = typeof import('./SearchDialog')

let loading: Promise<DialogModule> | undefined

/** Loads the dialog once; after a failure, the next call tries again. */
export function loadDialog(): Promise<DialogModule> {
  loading ??= import('./SearchDialog').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
