// One-time codes as the API speaks of them.

import { z } from 'zod'
import { type MobileFault, maskMobile } from '../identity/mobile/mobile.ts'
import type { CodeRefusal } from '../identity/one-time-code/code-challenge.ts'
import type { CodeSent } from '../identity/one-time-code/one-time-codes.ts'
import { ApiError, invalid, mustWait } from './api-error.ts'
import { time } from './shapes.ts'

export const sentCode = z.object({
  challenge: z.string().describe('Sent back with the code'),
  sent_to: z.string().describe('The number with all but its last four digits hidden'),
  expires_at: time,
  demonstration_code: z.string().optional().describe('Only in the demonstration'),
})

export function sentCodeOf({
  challenge,
  mobile,
  expiresAt,
  demonstrationCode,
}: CodeSent): z.infer<typeof sentCode> {
  return {
    challenge,
    sent_to: maskMobile(mobile),
    expires_at: expiresAt.toISOString(),
    ...(demonstrationCode !== undefined && { demonstration_code: demonstrationCode }),
  }
}

export const mobileFaultText: Record<MobileFault, string> = {
  empty: 'Enter a mobile number.',
  characters: 'A mobile number holds only digits.',
  length: 'An Indian mobile number has 10 digits.',
  'first-digit': 'An Indian mobile number starts with 6, 7, 8 or 9.',
}

export function codeError(refusal: CodeRefusal | { outcome: 'malformed-code' }, field: string): ApiError {
  switch (refusal.outcome) {
    case 'malformed-code':
      return invalid({ [field]: 'A code has 6 digits.' })
    case 'wrong-code':
      return new ApiError(422, {
        code: 'wrong_code',
        message: 'The code is wrong.',
        what_to_do: 'Check the code and enter it again.',
        fields: { [field]: 'Wrong code.' },
        tries_left: refusal.triesLeft,
      })
    case 'expired':
      return new ApiError(422, {
        code: 'expired_code',
        message: 'The code is too old, was used already, or was asked for in another browser.',
        what_to_do: 'Ask for a new code.',
        fields: { [field]: 'Expired code.' },
      })
    case 'too-many-tries':
      return mustWait(refusal)
  }
}
