/** The steps of changing the mobile number: the new number, then the codes sent to both, or one code and a passkey. */

import { type CodeSent, formatMobile } from '@chowk/services'
import { wordsOf } from '../../../content/words.ts'
import type { CustomerContext, Submission } from '../../../page/page.ts'
import type { FieldError } from '../../../ui/error-summary.tsx'
import { codeRefusalText, type SentCode, sentCode, sentCodeFromForm } from '../login/sent-code.ts'

export type MobileStep =
  | {
      readonly step: 'number'
      readonly newMobile: string
      readonly errors: readonly FieldError[]
      /** The time until the next code can be requested. */
      readonly waitSeconds?: number | undefined
    }
  | {
      readonly step: 'codes'
      readonly change: string
      /** The codes still to be confirmed. */
      readonly codes: readonly RequestedCode[]
      readonly errors: readonly FieldError[]
      /** The passkey is lost: the number changes after a day. */
      readonly acceptsDelay?: boolean
    }
  | { readonly step: 'passkey'; readonly change: string; readonly error?: string }

export interface RequestedCode extends SentCode {
  readonly number: 'new-number' | 'old-number'
  readonly mobile: string
  readonly typed: string
}

/** `changed` are the cookies to set. */
type MobileAnswer =
  | { readonly next: MobileStep; readonly status: number; readonly setCookies?: readonly string[] }
  | { readonly changed: readonly string[] }
  | 'delayed'

export const firstMobileStep: MobileStep = { step: 'number', newMobile: '', errors: [] }

/** The form's field names of a code and its challenge. */
export const codeFields = {
  'new-number': { code: 'newCode', challenge: 'newChallenge', mobile: 'newNumber', goodUntil: 'newUntil' },
  'old-number': { code: 'oldCode', challenge: 'oldChallenge', mobile: 'oldNumber', goodUntil: 'oldUntil' },
} as const

type MobileSubmission = CustomerContext & Submission

export function submitMobileStep(context: MobileSubmission): Promise<MobileAnswer> {
  const { change, do: intent } = context.form
  if (change === undefined) return requestCodes(context)
  return intent === 'lost-passkey' ? sendOldNumberCode(context, change) : confirmCodes(context, change)
}

async function requestCodes(context: MobileSubmission): Promise<MobileAnswer> {
  const { services, client, session, form, locale } = context
  const newMobile = form.newMobile ?? ''
  const refused = (field: string, message: string, waitSeconds?: number): MobileAnswer => ({
    next: { step: 'number', newMobile, errors: [{ field, message }], waitSeconds },
    status: 422,
  })
  const copy = wordsOf('mobile')[locale]
  const begun = await services.mobileChange.begin(client, session, { newMobile })
  switch (begun.outcome) {
    case 'wrong-number':
      return refused('newMobile', wordsOf('login')[locale].wrongNumber[begun.fault])
    case 'same-number':
      return refused('newMobile', copy.sameNumber)
    case 'help-desk':
      return refused('newMobile', codeRefusalText(begun, locale))
    case 'rate-limited':
    case 'too-many-tries':
      return refused('newMobile', codeRefusalText(begun, locale), begun.waitSeconds)
    case 'begun': {
      const { change, newNumber, oldNumber, setCookies } = begun
      const codes = [
        requestedCode('new-number', newNumber),
        ...(oldNumber ? [requestedCode('old-number', oldNumber)] : []),
      ]
      return { next: { step: 'codes', change, codes, errors: [] }, status: 200, setCookies }
    }
  }
}

function requestedCode(number: RequestedCode['number'], sent: CodeSent): RequestedCode {
  return { ...sentCode(sent), number, mobile: formatMobile(sent.mobile), typed: '' }
}

/** Sends a code to the present number in place of a lost passkey. */
async function sendOldNumberCode(context: MobileSubmission, change: string): Promise<MobileAnswer> {
  const { services, client, session, locale } = context
  const sent = await services.mobileChange.sendOldNumberCode(client, session, change)
  if (sent.outcome !== 'sent')
    return { next: { step: 'passkey', change, error: codeRefusalText(sent, locale) }, status: 422 }
  const codes = [requestedCode('old-number', sent)]
  const next: MobileStep = { step: 'codes', change, codes, errors: [], acceptsDelay: true }
  return { next, status: 200, setCookies: sent.setCookies }
}

async function confirmCodes(context: MobileSubmission, change: string): Promise<MobileAnswer> {
  const { services, client, session, form, locale } = context
  const codes = codesInForm(form)
  const typedFor = (number: RequestedCode['number']) => {
    const code = codes.find(each => each.number === number)
    return code && { challenge: code.challenge, code: code.typed }
  }
  const acceptsDelay = form.mayWait === '1'
  const progress = await services.mobileChange.confirm(client, session, {
    change,
    newNumber: typedFor('new-number'),
    oldNumber: typedFor('old-number'),
    acceptsDelay,
  })
  const copy = wordsOf('mobile')[locale]
  const again = (codes: readonly RequestedCode[], number: RequestedCode['number'], message: string) => {
    const errors = [{ field: codeFields[number].code, message }]
    return { next: { step: 'codes', change, codes, errors, acceptsDelay }, status: 422 } as const
  }
  const startAgain = (message: string) => {
    const newMobile = codes.find(({ number }) => number === 'new-number')?.mobile ?? ''
    return {
      next: { step: 'number', newMobile, errors: [{ field: 'newMobile', message }] },
      status: 422,
    } as const
  }
  switch (progress.outcome) {
    case 'changed':
      return { changed: progress.setCookies }
    case 'delayed':
      return progress.outcome
    case 'confirmed':
      return progress.stillMissing === 'new-number'
        ? startAgain(copy.expired)
        : { next: { step: 'passkey', change }, status: 200 }
    case 'number-in-use':
      return startAgain(copy.numberInUse)
    case 'expired':
      return startAgain(copy.expired)
    case 'malformed-code':
      return again(codes, progress.number, codeRefusalText(progress, locale))
    case 'wrong-code': {
      // The new number's code is checked first: when the old number's was wrong, the new one's was right and is used up.
      const remaining =
        progress.number === 'old-number' ? codes.filter(({ number }) => number === 'old-number') : codes
      return again(remaining, progress.number, codeRefusalText(progress, locale))
    }
    case 'too-many-tries':
    case 'help-desk':
      return startAgain(codeRefusalText(progress, locale))
  }
}

function codesInForm(form: Submission['form']): RequestedCode[] {
  return (['new-number', 'old-number'] as const).flatMap(number => {
    const names = codeFields[number]
    const { [names.challenge]: challenge, [names.goodUntil]: goodUntil = '' } = form
    if (challenge === undefined) return []
    const sent = sentCodeFromForm({ challenge, goodUntil })
    return [{ ...sent, number, mobile: form[names.mobile] ?? '', typed: form[names.code] ?? '' }]
  })
}
