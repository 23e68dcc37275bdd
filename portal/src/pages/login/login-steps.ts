/** The two steps of signing in, for the page and for the frame alike: a number, then the code that was sent to it. */
import type { SignedIn } from '@chowk/services'
import type { Submission, VisitorContext } from '../../page/page.ts'
import type { FieldError } from '../../ui/error-summary.tsx'
import { loginCopy, waitText } from './login-copy.ts'

/** What the page asks for. */
export type LoginStep =
  | { readonly step: 'number'; readonly mobile: string; readonly errors: readonly FieldError[] }
  | {
      readonly step: 'code'
      /** As it was typed, so that 'Send a new code' can ask again. */
      readonly mobile: string
      readonly challenge: string
      readonly demonstrationCode?: string
      readonly errors: readonly FieldError[]
    }

export const firstStep: LoginStep = { step: 'number', mobile: '', errors: [] }

export type LoginAnswer =
  | { readonly next: LoginStep; readonly status: number; readonly setCookies?: readonly string[] }
  | { readonly signedIn: SignedIn }

export function takeStep(context: VisitorContext & Submission): Promise<LoginAnswer> {
  if (context.form.restart) return Promise.resolve({ next: firstStep, status: 200 })
  return context.form.challenge === undefined ? askForCode(context) : tryCode(context)
}

async function askForCode({
  services,
  visit,
  form,
  locale,
}: VisitorContext & Submission): Promise<LoginAnswer> {
  const copy = loginCopy[locale]
  const mobile = form.mobile ?? ''
  const asked = await services.accounts.requestCode(visit, { mobile })
  const refused = (message: string, status: number): LoginAnswer => ({
    next: { step: 'number', mobile, errors: [{ field: 'mobile', message }] },
    status,
  })
  switch (asked.outcome) {
    case 'wrong-number':
      return refused(copy.wrongNumber[asked.fault], 422)
    case 'rate-limited':
      return refused(copy.rateLimited(waitText(asked.waitSeconds, locale)), 429)
    case 'too-many-tries':
      return refused(copy.tooManyTries(waitText(asked.waitSeconds, locale)), 429)
    case 'sent': {
      const { challenge, demonstrationCode, setCookies } = asked
      const next = {
        step: 'code',
        mobile,
        challenge,
        errors: [],
        ...(demonstrationCode && { demonstrationCode }),
      } as const
      return { next, status: 200, setCookies }
    }
  }
}

async function tryCode({ services, visit, form, locale }: VisitorContext & Submission): Promise<LoginAnswer> {
  const copy = loginCopy[locale]
  const { challenge = '', code = '', mobile = '', demonstrationCode } = form
  const outcome = await services.accounts.signIn(visit, { challenge, code, language: locale })
  const again = (message: string, status: number): LoginAnswer => ({
    next: {
      step: 'code',
      mobile,
      challenge,
      errors: [{ field: 'code', message }],
      // It came with the form, since the store has it only as a hash.
      ...(demonstrationCode && { demonstrationCode }),
    },
    status,
  })
  switch (outcome.outcome) {
    case 'signed-in':
      return { signedIn: outcome }
    case 'malformed-code':
      return again(copy.malformedCode, 422)
    case 'wrong-code':
      return again(copy.wrongCode(outcome.triesLeft), 422)
    case 'expired':
      return again(copy.expired, 422)
    case 'too-many-tries':
      return again(copy.tooManyTries(waitText(outcome.waitSeconds, locale)), 429)
  }
}
