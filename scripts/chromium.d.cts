/** The system's Chromium: CHROMIUM_PATH, else the first of its usual names on PATH. */
export function chromiumPath(): string
