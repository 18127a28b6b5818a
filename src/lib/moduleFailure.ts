/** Whether this address was already reloaded because of a failed module, as far as session storage can tell. */
export type ReloadGuard = 'unset' | 'set' | 'unavailable'

/** The storage key of the guard, one for each build and address. */
export function reloadGuardKey({ build, address }: { build: string; address: string }): string {
  return `module-failure:${build}:${address}`
}

/** What follows a failed page module: one reload, then the error screen; no reload that could not be remembered. */
export function responseToModuleFailure(guard: ReloadGuard): 'reload' | 'errorScreen' {
  return guard === 'unset' ? 'reload' : 'errorScreen'
}
