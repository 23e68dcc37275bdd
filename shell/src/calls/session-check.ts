import type { SessionInfo } from '../customer/session-info.ts'
import { currentEnvironment } from '../environment/environment.ts'
import { isRecord, textOf } from '../request/answer.ts'
import { csrfHeaders, keepCsrfToken } from '../request/csrf.ts'
import { request } from '../request/request.ts'
import { customerCall } from './customer-call.ts'
import * as paths from './paths.ts'

/** `{}` when the call failed: that says nothing about who is signed in. */
export type SessionAnswer =
  | { readonly isLogin?: undefined }
  | { readonly isLogin: false }
  | { readonly isLogin: true; readonly info: SessionInfo; readonly sso_token_enc?: string }

export async function checkSession(signal?: AbortSignal): Promise<SessionAnswer> {
  try {
    const { url, credentials } = customerCall(paths.userDetails)
    const answer = await request(url, {
      // From a vertical the header would cost a preflight, and says nothing there.
      headers: currentEnvironment().isVertical ? {} : csrfHeaders(),
      credentials,
      cache: 'no-store',
      ...(signal && { signal }),
    })
    return readAnswer(answer)
  } catch {
    return {}
  }
}

function readAnswer(answer: unknown): SessionAnswer {
  if (!isRecord(answer)) return {}
  keepCsrfToken(textOf(answer.csrf_token))
  if (answer.isLogin === false) return { isLogin: false }
  const info = isRecord(answer.user) && isRecord(answer.user.info) ? answer.user.info : {}
  const id = textOf(info.id)
  if (answer.isLogin !== true || id === undefined) return {}
  return {
    isLogin: true,
    info: {
      id,
      firstName: textOf(info.firstName),
      username: textOf(info.username),
      mobile: textOf(info.mobile),
      userPicture: textOf(info.userPicture),
    },
    sso_token_enc: textOf(answer.sso_token_enc),
  }
}
