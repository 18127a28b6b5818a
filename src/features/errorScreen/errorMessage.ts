type HttpError = { status: number; statusText: string }

/** An error in words: status and status text, else its message, else the value as JSON. */
export function errorMessage(error: unknown): string {
  if (isHttpError(error)) return `${error.status} ${error.statusText}`.trim()
  if (error instanceof Error) return error.message
  return asJson(error)
}

function isHttpError(error: unknown): error is HttpError {
  if (typeof error !== 'object' || error === null) return false
  const { status, statusText } = error as Partial<HttpError>
  return typeof status === 'number' && typeof statusText === 'string'
}

function asJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value)
  } catch {
    // Values that refer to themselves, and very large integers, have no JSON.
    return String(value)
  }
}
