import type { Calculation, CalculatorAnswer } from '../calculations/calculation.ts'

export const restAfterTypingMs = 250

/**
 * Answers the form each time the typing comes to rest, and when it is sent complete. An incomplete form that is sent goes
 * to the server, which says what is wrong. Returns how to stop.
 */
export function watchForm(
  form: HTMLFormElement,
  load: () => Promise<Calculation | undefined>,
  onAnswer: (answer: CalculatorAnswer, reason: 'typing' | 'sent') => void,
): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let calculation: Calculation | undefined
  let rest: ReturnType<typeof setTimeout> | undefined

  async function answerTyping(): Promise<void> {
    calculation ??= await load()
    if (calculation && !signal.aborted) onAnswer(calculation.answer(typedIn(form)), 'typing')
  }

  form.addEventListener(
    'input',
    () => {
      clearTimeout(rest)
      rest = setTimeout(answerTyping, restAfterTypingMs)
    },
    { signal },
  )
  form.addEventListener(
    'submit',
    event => {
      const answer = calculation?.answer(typedIn(form))
      if (!answer || 'problems' in answer) return
      event.preventDefault()
      clearTimeout(rest)
      onAnswer(answer, 'sent')
    },
    { signal },
  )
  return () => {
    clearTimeout(rest)
    listening.abort()
  }
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(entries)
}
