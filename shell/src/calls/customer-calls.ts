/** The calls about the customer: identity, wallet balance and sign-out. `identify` and `logout` make them. */
import { API_VERSION, CHILD_SITE_ID, SITE_ID } from '../config/constants.ts'
import { logWarning } from '../config/log.ts'
import { type SessionInfo, sessionFacts } from '../customer/session-value.ts'
import { currentEnvironment } from '../environment/environment.ts'
import { answerText, isRecord } from '../request/answer.ts'
import { csrfHeaders, storeCsrfToken } from '../request/csrf.ts'
import { type RequestOptions, request } from '../request/request.ts'
import * as paths from './paths.ts'

/** A call about the customer: to the page's own origin, or from a vertical to the portal, which then needs its cookies. */
function call(path: string, options: RequestOptions): Promise<unknown> {
  const { isVertical, url } = currentEnvironment()
  return isVertical
    ? request(url(path), { ...options, credentials: 'include' })
    : request(path, { ...options, credentials: 'same-origin' })
}

/** `{}` when the call failed, which does not tell who is signed in. */
export type SessionAnswer =
  | { readonly isLogin?: undefined }
  | { readonly isLogin: false }
  | { readonly isLogin: true; readonly info: SessionInfo; readonly sso_token_enc?: string }

export async function checkSession(): Promise<SessionAnswer> {
  try {
    const { isVertical, release } = currentEnvironment()
    const answer = await call(paths.userDetails, {
      // From a vertical the header would cost a preflight, and the portal does not read it there.
      ...(isVertical ? { queryParams: { release } } : { headers: csrfHeaders() }),
      cache: 'no-store',
    })
    return readAnswer(answer)
  } catch {
    return {}
  }
}

function readAnswer(answer: unknown): SessionAnswer {
  if (!isRecord(answer)) return {}
  storeCsrfToken(answerText(answer.csrf_token))
  if (answer.isLogin === false) return { isLogin: false }
  const info = isRecord(answer.user) && isRecord(answer.user.info) ? answer.user.info : {}
  const id = answerText(info.id)
  if (answer.isLogin !== true || id === undefined) return {}
  return {
    isLogin: true,
    info: {
      id,
      ...Object.fromEntries(sessionFacts.map(fact => [fact, answerText(info[fact])])),
      unread: typeof answer.unread === 'number' ? answer.unread : undefined,
    },
    sso_token_enc: answerText(answer.sso_token_enc),
  }
}

/** The balance in rupees, or undefined: a failed call is only logged. */
export async function fetchWalletBalance(): Promise<number | undefined> {
  try {
    const answer = await call(paths.walletBalance, {
      queryParams: { detail: 1, service: 'wallet', channel: 'web', version: API_VERSION },
      cache: 'no-store',
    })
    return readBalance(answer)
  } catch (error) {
    logWarning('The wallet balance could not be read', error)
    return undefined
  }
}

function readBalance(answer: unknown): number {
  const balance =
    isRecord(answer) && isRecord(answer.response) ? answerText(answer.response.totalBalance) : undefined
  const rupees = Number(balance)
  if (balance === undefined || !Number.isFinite(rupees))
    throw new TypeError('The answer holds no totalBalance')
  return rupees
}

/** Ends the session on the server. Rejects with a RequestError when that did not happen. */
export async function requestLogout(): Promise<{ readonly url?: string }> {
  const answer = await call(paths.logout, {
    method: 'POST',
    queryParams: { channel: 'web', child_site_id: CHILD_SITE_ID, site_id: SITE_ID, version: API_VERSION },
    headers: csrfHeaders(),
  })
  return { url: isRecord(answer) ? answerText(answer.url) : undefined }
}
