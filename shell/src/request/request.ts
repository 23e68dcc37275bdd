/**
 * The one request helper. It resolves with the parsed JSON answer when the status is 200 up to below 305. Anything
 * else rejects with a RequestError that has the response's fields, all undefined when no response arrived. Its
 * message is the status text, or 'Network request failed' when fetch failed or timed out.
 */
import { REQUEST_SUCCESS_BELOW, REQUEST_SUCCESS_FROM, REQUEST_TIMEOUT_MS } from '../config/constants.ts'

export interface RequestOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  /** Plain objects and arrays are sent as JSON text, everything else as it is. */
  readonly body?: BodyInit | object | null
  /** Appended to the URL; object values as JSON, undefined and null left out. */
  readonly queryParams?: Readonly<Record<string, unknown>>
  readonly timeoutMs?: number
  readonly credentials?: RequestCredentials
  readonly cache?: RequestCache
  readonly signal?: AbortSignal
}

export class RequestError extends Error {
  override readonly name = 'RequestError'
  readonly response: Response | undefined
  readonly ok: boolean | undefined
  readonly status: number | undefined
  readonly statusText: string | undefined
  readonly headers: Headers | undefined

  constructor(message: string, response: Response | undefined, cause?: unknown) {
    super(message, { cause })
    this.response = response
    this.ok = response?.ok
    this.status = response?.status
    this.statusText = response?.statusText
    this.headers = response?.headers
  }

  async text(): Promise<string | undefined> {
    return this.response?.text()
  }

  async json(): Promise<unknown> {
    return this.response?.json()
  }
}

export async function request(url: string, options: RequestOptions = {}): Promise<unknown> {
  const { method, headers, body, queryParams = {}, timeoutMs = REQUEST_TIMEOUT_MS, signal, ...rest } = options
  const timeout = AbortSignal.timeout(timeoutMs)
  const isJson = isJsonBody(body)

  let response: Response | undefined
  try {
    response = await fetch(withQuery(url, queryParams), {
      ...rest,
      method: method ?? 'GET',
      headers: {
        accept: 'application/json',
        ...(isJson && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: isJson ? JSON.stringify(body) : body,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    if (!isSuccess(response.status)) {
      throw new RequestError(response.statusText || `Status ${response.status}`, response)
    }
    const text = await response.text()
    return text === '' ? undefined : JSON.parse(text)
  } catch (error) {
    if (error instanceof RequestError) throw error
    throw new RequestError(response ? 'Unreadable answer' : 'Network request failed', response, error)
  }
}

function isSuccess(status: number): boolean {
  return status >= REQUEST_SUCCESS_FROM && status < REQUEST_SUCCESS_BELOW
}

function isJsonBody(body: RequestOptions['body']): body is object {
  if (typeof body !== 'object' || body === null) return false
  return Array.isArray(body) || Object.getPrototypeOf(body) === Object.prototype
}

function withQuery(url: string, queryParams: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(queryParams)) {
    if (value === undefined || value === null) continue
    query.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  if (query.size === 0) return url
  const [address = '', fragment] = url.split('#')
  const separator = address.includes('?') ? '&' : '?'
  return `${address}${separator}${query}${fragment === undefined ? '' : `#${fragment}`}`
}
