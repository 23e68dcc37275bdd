/** For tests: answers fetch by method and path, and records the requests. */
import { vi } from 'vitest'

export interface RecordedCall {
  readonly method: string
  readonly url: URL
  readonly headers: Record<string, string>
  readonly body: unknown
  readonly init: RequestInit
}

/** JSON to answer with, a status to fail with, or 'unreachable'. */
type Answer = object | number | 'unreachable'

export function stubServer(answers: Record<string, Answer | (() => Answer | Promise<Answer>)>) {
  const calls: RecordedCall[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const url = new URL(input, window.location.href)
    const method = init.method ?? 'GET'
    const headers = init.headers as Record<string, string>
    calls.push({ method, url, headers, body: init.body, init })
    const answer = answers[`${method} ${url.pathname}`] ?? 404
    return respond(typeof answer === 'function' ? await answer() : answer)
  })
  return {
    calls,
    answers,
    callsTo: (path: string) => calls.filter(({ url }) => url.pathname === path),
  }
}

function respond(answer: unknown): Response {
  if (answer === 'unreachable') throw new TypeError('Failed to fetch')
  if (typeof answer === 'number') return new Response(null, { status: answer })
  return new Response(JSON.stringify(answer), { status: 200 })
}
