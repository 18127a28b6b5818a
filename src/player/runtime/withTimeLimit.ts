/** Rejects if the result takes longer. */
export function withTimeLimit<Result>(result: Promise<Result>, milliseconds: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), milliseconds)
  })
  return Promise.race([result, late]).finally(() => clearTimeout(timer))
}
