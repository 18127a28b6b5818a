type Ask<Question, Answer> = (question: Question) => Promise<Answer>

/**
 * Asks one question at a time. While an answer is on its way only the latest question waits; those before it are never
 * asked and never answered, for nobody wants to know any more.
 */
export function latestOnly<Question, Answer>(ask: Ask<Question, Answer>): Ask<Question, Answer> {
  let isAsking = false
  let waiting: (() => void) | undefined
  return (question) =>
    new Promise((resolve, reject) => {
      const start = () => {
        isAsking = true
        ask(question)
          .then(resolve, reject)
          .finally(() => {
            isAsking = false
            const next = waiting
            waiting = undefined
            next?.()
          })
      }
      if (isAsking) waiting = start
      else start()
    })
}
