import { API_VERSION, CHILD_SITE_ID, SITE_ID } from '../config/constants.ts'
import { isRecord, textOf } from '../request/answer.ts'
import { csrfHeaders } from '../request/csrf.ts'
import { request } from '../request/request.ts'
import { customerCall } from './customer-call.ts'
import * as paths from './paths.ts'

/** Ends the session on the server. Rejects with a RequestError when that did not happen. */
export async function requestLogout(): Promise<{ readonly url?: string }> {
  const { url, credentials } = customerCall(paths.logout)
  const answer = await request(url, {
    method: 'POST',
    queryParams: { channel: 'web', child_site_id: CHILD_SITE_ID, site_id: SITE_ID, version: API_VERSION },
    headers: csrfHeaders(),
    credentials,
  })
  return { url: isRecord(answer) ? textOf(answer.url) : undefined }
}
