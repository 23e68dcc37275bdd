import { request } from '@chowk/shell'

/** A step of a passkey's ceremony on the server. */
export function passkeyCall(path: string, csrfToken: string, body?: object): Promise<unknown> {
  return request(path, { method: 'POST', headers: { 'x-csrf-token': csrfToken }, ...(body && { body }) })
}
