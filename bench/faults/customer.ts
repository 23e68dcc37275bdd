/** A client that behaves like a browser without scripts: it stores cookies and submits the pages' forms. */

const pin = '481516'

/** The server refused; a broken connection is another error. */
export class UnexpectedAnswer extends Error {
  readonly status: number

  constructor(what: string, status: number, body: string) {
    // A page's head says nothing of the reason.
    const words = body.replace(/.*<main/s, '<main').replaceAll(/<[^>]*>/g, ' ')
    super(`${what} was answered with ${status}: ${words.replaceAll(/\s+/g, ' ').slice(0, 300)}`)
    this.status = status
  }
}

export class Customer {
  readonly mobile: string
  readonly #origin: string
  readonly #cookies = new Map<string, string>()

  constructor(origin: string, mobile: string) {
    this.#origin = origin
    this.mobile = mobile
  }

  /** The same browser, with the same cookies, at another address of the portal. */
  at(origin: string): Customer {
    const elsewhere = new Customer(origin, this.mobile)
    for (const [name, value] of this.#cookies) elsewhere.#cookies.set(name, value)
    return elsewhere
  }

  /** As the browser sends it. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async signIn(): Promise<this> {
    await this.get('/v1/api/user/details')
    const codePage = await this.#submit('/login', { mobile: this.mobile }, [303])
    const step = pathOf(codePage)
    const form = await (await this.get(step)).text()
    await this.#submit(step, { mobile: this.mobile, ...codeIn(form) }, [303])
    return this
  }

  /** Begins adding money and resolves with its id. The same key again is the same payment. */
  async addMoney(amountPaise: number, key: string): Promise<string> {
    const amount = (amountPaise / 100).toFixed(2)
    const path = pathOf(await this.#submit('/passbook', { amount, submission: key }, [303]))
    // A finished payment redirects to the passbook.
    return new URL(path, this.#origin).searchParams.get('topup') ?? path.split('/').at(-1) ?? ''
  }

  /** Lets the payment succeed on the sandbox's page. When this resolves, the posting is acknowledged. */
  async approve(topUpId: string): Promise<void> {
    await this.#submit(`/sandbox/payments/${topUpId}`, { choice: 'succeed' }, [303])
  }

  /** Recharges a phone from the wallet, with the PIN and the code that approve it. Resolves when the payment is made. */
  async recharge(mobileNumber: string, amountPaise: number): Promise<void> {
    const path = pathOf(await this.#submit('/mobile-recharge/jio', { mobileNumber }, [303]))
    const chosen = { step: 'pay', amount: String(amountPaise), source: 'wallet' }
    const approvalPage = await this.#shownAfter(path, chosen)
    const form = /value="verify"/.test(approvalPage) ? await this.#setPin(path, approvalPage) : approvalPage
    const approved = await this.#submit(path, { step: 'approve', pin, ...codeIn(form) }, [303])
    const order = await this.get(pathOf(approved))
    if (!/role="status"[^>]*>(?:<[^>]*>)*Paid</.test(await order.text()))
      throw new UnexpectedAnswer(`The recharge ${path}`, order.status, 'The order is not paid.')
  }

  /** On a first payment: a code verifies who sets the PIN, and the approval follows. */
  async #setPin(path: string, verificationPage: string): Promise<string> {
    await this.#shownAfter(path, { step: 'verify', ...codeIn(verificationPage) })
    return this.#shownAfter(path, { step: 'set-pin', pin, again: pin })
  }

  /** The step that the form redirects to. */
  async #shownAfter(path: string, fields: Readonly<Record<string, string>>): Promise<string> {
    const answer = await this.#submit(path, fields, [303])
    return (await this.get(pathOf(answer))).text()
  }

  async balancePaise(): Promise<number> {
    const answer = await this.get('/v1/api/wallet/balance')
    const { response } = await bodyOf<{ response: { totalBalance: number } }>(answer)
    return Math.round(response.totalBalance * 100)
  }

  get(path: string): Promise<Response> {
    return this.#ask('GET', path, {}, [200])
  }

  /** Accepts any answer. */
  visit(path: string): Promise<Response> {
    return this.#ask('GET', path, {})
  }

  /** Submits a page's form. */
  #submit(
    path: string,
    fields: Readonly<Record<string, string>>,
    expected: readonly number[],
  ): Promise<Response> {
    const body = new URLSearchParams({ _csrf: this.#csrfToken, ...fields })
    return this.#ask('POST', path, { body }, expected)
  }

  get #csrfToken(): string {
    return this.#cookies.get('XSRF-TOKEN') ?? ''
  }

  async #ask(
    method: string,
    path: string,
    init: { body?: URLSearchParams },
    expected?: readonly number[],
  ): Promise<Response> {
    const answer = await fetch(this.#origin + path, {
      ...init,
      method,
      redirect: 'manual',
      headers: { cookie: this.cookie },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const equals = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, equals), pair.slice(equals + 1))
    }
    if (expected && !expected.includes(answer.status))
      throw new UnexpectedAnswer(`${method} ${path}`, answer.status, await answer.text())
    // Read to the end here, so that a connection that breaks on the way counts as no answer.
    return new Response(await answer.arrayBuffer(), answer)
  }
}

/** Where the answer redirects. */
function pathOf(answer: Response): string {
  return answer.headers.get('location') ?? ''
}

/** The code that the demonstration shows, and the challenge it belongs to. */
function codeIn(html: string): { challenge: string; code: string } {
  return { challenge: hiddenIn(html, 'challenge'), code: hiddenIn(html, 'demonstrationCode') }
}

function hiddenIn(html: string, name: string): string {
  const value = new RegExp(`<input type="hidden" name="${name}" value="([^"]+)"`).exec(html)?.[1]
  if (!value) throw new Error(`The page has no hidden field "${name}".`)
  return value
}

/** The portal's own tests check the schema; this does not. */
async function bodyOf<Shape>(answer: Response): Promise<Shape> {
  return (await answer.json()) as Shape
}
