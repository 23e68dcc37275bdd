// Error answers for one-time codes that are not accepted.

import type { CodeRefusal } from '../identity/one-time-code/code-challenge.ts'
import { ApiError, invalidFieldsError, mustWaitError } from './api-error.ts'

export function codeError(refusal: CodeRefusal | { outcome: 'malformed-code' }, field: string): ApiError {
  switch (refusal.outcome) {
    case 'malformed-code':
      return invalidFieldsError({ [field]: 'A code has 6 digits.' })
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
    case 'help-desk':
      return mustWaitError(refusal)
  }
}
