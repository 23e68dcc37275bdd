import { API_VERSION } from '../config/constants.ts'
import { logWarning } from '../config/log.ts'
import { isRecord, textOf } from '../request/answer.ts'
import { request } from '../request/request.ts'
import { customerCall } from './customer-call.ts'
import * as paths from './paths.ts'

/** The balance in rupees, or undefined: a failed call is only logged. */
export async function fetchWalletBalance(): Promise<number | undefined> {
  try {
    const { url, credentials } = customerCall(paths.walletBalance)
    const answer = await request(url, {
      queryParams: { detail: 1, service: 'wallet', channel: 'web', version: API_VERSION },
      credentials,
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
    isRecord(answer) && isRecord(answer.response) ? textOf(answer.response.totalBalance) : undefined
  const rupees = Number(balance)
  if (balance === undefined || !Number.isFinite(rupees))
    throw new TypeError('The answer holds no totalBalance')
  return rupees
}
