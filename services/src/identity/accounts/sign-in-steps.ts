// The step of a visitor who signs in, stored in their own browser so that it has an address of its own: a reload and
// the back button show it again, and send nothing. A few are stored side by side, one for each tab.
import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import type { RequestHeaders } from '../../platform/cookies/cookies.ts'
import {
  createEncryptedCookie,
  type EncryptedCookieOptions,
} from '../../platform/cookies/encrypted-cookie.ts'

const faultShape = z.discriminatedUnion('reason', [
  z.object({ reason: z.enum(['empty', 'characters', 'length', 'first-digit']) }),
  z.object({ reason: z.enum(['malformed-code', 'expired', 'help-desk', 'out-of-date']) }),
  z.object({ reason: z.literal('wrong-code'), triesLeft: z.number() }),
  z.object({ reason: z.enum(['rate-limited', 'too-many-tries']), waitSeconds: z.number() }),
])

const stepShape = z.discriminatedUnion('step', [
  z.object({ step: z.literal('number'), mobile: z.string(), fault: faultShape.optional() }),
  z.object({
    step: z.literal('code'),
    /** The number as typed, so that a new code can be requested. */
    mobile: z.string(),
    challenge: z.string(),
    demonstrationCode: z.string().optional(),
    /** When the code expires. */
    goodUntil: z.number().optional(),
    fault: faultShape.optional(),
  }),
  /** The code was right, but the account is locked. */
  z.object({
    step: z.literal('locked'),
    customerId: z.string(),
    provenAt: z.number(),
    /** From when a code unlocks it, once that was requested. */
    unlockFrom: z.number().optional(),
    /** Whether the request also needs the payment PIN. */
    asksPin: z.boolean(),
    hasPasskey: z.boolean(),
    pinFault: z
      .discriminatedUnion('outcome', [
        z.object({ outcome: z.enum(['malformed-pin', 'busy']) }),
        z.object({ outcome: z.literal('wrong-pin'), triesLeft: z.number() }),
        z.object({ outcome: z.literal('pin-locked'), waitSeconds: z.number() }),
      ])
      .optional(),
    fault: faultShape.optional(),
  }),
])

/** The mistake that repeats the step. */
export type SignInFault = Readonly<z.infer<typeof faultShape>>
/** What the step asks for: a number, then the code that was sent to it. */
export type SignInStep = Readonly<z.infer<typeof stepShape>>

const lifetimeSeconds = 15 * 60
/** Browsers limit a cookie to 4,096 bytes. */
const maxEntries = 4
const shape = z.object({
  steps: z.array(z.object({ name: z.string(), keptAt: z.number(), content: stepShape })),
})

export function createSignInSteps(options: EncryptedCookieOptions) {
  const cookie = createEncryptedCookie(options, { audience: 'sign-in-steps', lifetimeSeconds, shape })
  const nowSeconds = () => Math.floor(options.now().getTime() / 1000)

  async function stepsOf(request: RequestHeaders) {
    const { steps = [] } = (await cookie.read(request)) ?? {}
    return steps.filter(({ keptAt }) => keptAt > nowSeconds() - lifetimeSeconds)
  }

  return {
    /** Stores the step and returns its name. A step of the same kind keeps its name. */
    async save(request: RequestHeaders, content: SignInStep, given?: string) {
      const steps = await stepsOf(request)
      const known = steps.find(({ name, content: { step } }) => name === given && step === content.step)
      const saved = {
        name: known?.name ?? randomBytes(6).toString('base64url'),
        keptAt: nowSeconds(),
        content,
      }
      const others = steps.filter(step => step !== known).slice(1 - maxEntries)
      return { name: saved.name, setCookie: cookie.save({ steps: [...others, saved] }) }
    },

    /** Undefined for a step of another browser and for an expired one. A wait that is over is left out. */
    async read(request: RequestHeaders, id: string): Promise<SignInStep | undefined> {
      const saved = (await stepsOf(request)).find(({ name }) => name === id)
      return saved && afterWaiting(saved.content, nowSeconds() - saved.keptAt)
    },

    /** A Set-Cookie header that deletes all steps. */
    forget: cookie.forget,
  }
}

function afterWaiting(step: SignInStep, waitedSeconds: number): SignInStep {
  const { fault } = step
  if (!fault || !('waitSeconds' in fault)) return step
  const waitSeconds = fault.waitSeconds - waitedSeconds
  return { ...step, fault: waitSeconds > 0 ? { ...fault, waitSeconds } : undefined }
}
