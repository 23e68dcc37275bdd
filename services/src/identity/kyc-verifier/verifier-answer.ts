import { z } from 'zod'

export const verifierAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('verified'), reference: z.string().min(1).max(100) }),
  /** There is such an ID, and it is somebody else's. */
  z.object({ outcome: z.literal('mismatch') }),
  /** There is no such ID, or it is not good any more. */
  z.object({ outcome: z.literal('refused') }),
  z.object({ outcome: z.literal('pending') }),
])
