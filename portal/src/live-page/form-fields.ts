import { announce } from '@chowk/shell/behaviour'

/** What a form would send, as the browser sends it. */
export function formFieldsOf(form: HTMLFormElement, submitter: HTMLElement | null = null): URLSearchParams {
  const fields = [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new URLSearchParams(fields)
}

/** A faster answer needs no announcement before it. */
const announceDelayMs = 700

/** Announces that the answer takes a while. Returns a function that withdraws the announcement. */
export function announceWaiting(words: string): () => void {
  let forget = () => {}
  const announceTimer = setTimeout(() => {
    forget = announce(words)
  }, announceDelayMs)
  return () => {
    clearTimeout(announceTimer)
    forget()
  }
}
