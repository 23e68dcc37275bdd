/** For stories: answers the shell's calls in the browser. What a story does not answer goes to the network. */
import * as paths from '../calls/paths.ts'
import { storeSessionValue } from '../customer/session-value.ts'
import { checkCustomer, forgetSession } from '../session/identify.ts'

/** JSON to answer with, a call that never ends, or one that fails. */
type Answer = object | 'never' | 'failed'

interface GalleryCalls {
  readonly session?: Answer
  readonly wallet?: Answer
  readonly menu?: Answer
  readonly flyout?: Answer
  readonly utilities?: Answer
}

const pathOf: Record<keyof GalleryCalls, string> = {
  session: paths.userDetails,
  wallet: paths.walletBalance,
  menu: paths.menu,
  flyout: paths.profileFlyout,
  utilities: paths.utilities,
}

/** Returns a function that removes the answers, as a story's `beforeEach` expects. */
export function answerCalls(calls: GalleryCalls): () => void {
  const network = window.fetch
  const answers = Object.entries(calls).map(([call, answer]) => {
    const path = pathOf[call as keyof GalleryCalls].replace(/^\{\w+\}/, '')
    return { path, answer: answer as Answer }
  })
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href)
    const known = answers.find(({ path }) => path === pathname)
    return known ? respond(known.answer) : network(input, init)
  }
  return () => {
    window.fetch = network
  }
}

async function respond(answer: Answer): Promise<Response> {
  if (answer === 'never') return new Promise(() => {})
  if (answer === 'failed') return new Response(null, { status: 503 })
  return Response.json(answer)
}

interface Customer {
  readonly firstName?: string
  readonly username?: string
  readonly mobile?: string
}

/** A story's customer, recognised from an earlier visit. */
export function asCustomer(customer: Customer, calls: GalleryCalls = {}): () => () => void {
  return () => {
    storeSessionValue({ user: { id: 'c-1' } })
    return begin({
      session: { isLogin: true, user: { info: { id: 'c-1', ...customer } } },
      wallet: { response: { totalBalance: 12345.5 } },
      ...calls,
    })
  }
}

/** A story's visitor, not recognised. */
export function asVisitor(calls: GalleryCalls = {}): () => () => void {
  return () => {
    storeSessionValue(undefined)
    return begin({ session: { isLogin: false }, ...calls })
  }
}

function begin(calls: GalleryCalls): () => void {
  const end = answerCalls(calls)
  forgetSession()
  void checkCustomer()
  return end
}
