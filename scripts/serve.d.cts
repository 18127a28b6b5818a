/** Starts a static server over a folder; port 0 takes any free port. */
export function serve(options: { folder?: string; port?: number }): Promise<{
  address: string
  /** Serves another folder from now on, as a new deployment does. */
  deploy: (folder: string) => void
  close: () => Promise<void>
}>
