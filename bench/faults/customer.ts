/** A customer's browser, as far as the server can tell: it keeps cookies, and sends the CSRF token back. */

/** The server's answer was a "no"; a connection that breaks is another error. */
export class UnexpectedAnswer extends Error {
  readonly status: number

  constructor(what: string, status: number, body: string) {
    super(`${what} was answered with ${status}: ${body.slice(0, 300)}`)
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

  async signIn(): Promise<this> {
    await this.get('/v1/api/user/details')
    const asked = await this.#post('/v1/api/otp/request', { mobile: this.mobile })
    const { challenge, demonstration_code: code } = await bodyOf<SentCode>(asked)
    await this.#post('/v1/api/otp/verify', { challenge, code })
    return this
  }

  /** Begins adding money and resolves with its id. The same key again is the same payment. */
  async addMoney(amountPaise: number, key: string): Promise<string> {
    const body = { amount_paise: amountPaise }
    const begun = await this.#post('/v1/api/wallet/add-money', body, { 'idempotency-key': key })
    return (await bodyOf<{ id: string }>(begun)).id
  }

  /** Lets the payment succeed on the sandbox's page. When this resolves, the posting is acknowledged. */
  async approve(topUpId: string): Promise<void> {
    const form = new URLSearchParams({ _csrf: this.#csrfToken, choice: 'succeed' })
    await this.#ask('POST', `/sandbox/payments/${topUpId}`, { body: form }, [303])
  }

  /** Recharges a phone from the wallet, with the code that approves it. Resolves when the payment is made. */
  async recharge(mobileNumber: string, amountPaise: number): Promise<void> {
    const wish = { biller_id: 'mobile-recharge/jio', parameters: { mobileNumber } }
    const { reference } = await this.#post('/v1/api/payments', wish).then(bodyOf<{ reference: string }>)
    const payment = `/v1/api/payments/${reference}`
    await this.#post(`${payment}/confirm`, { amount_paise: amountPaise })
    const { challenge, demonstration_code: code } = await this.#post(`${payment}/code`).then(bodyOf<SentCode>)
    const approved = await this.#post(`${payment}/approve`, { challenge, code })
    const { stage } = await bodyOf<{ stage: string }>(approved)
    if (stage !== 'paid') throw new UnexpectedAnswer(`The recharge ${reference}`, approved.status, stage)
  }

  async balancePaise(): Promise<number> {
    const answer = await this.get('/v1/api/wallet/balance')
    const { response } = await bodyOf<{ response: { totalBalance: number } }>(answer)
    return Math.round(response.totalBalance * 100)
  }

  get(path: string): Promise<Response> {
    return this.#ask('GET', path, {}, [200])
  }

  /** Whatever the answer is. */
  visit(path: string): Promise<Response> {
    return this.#ask('GET', path, {})
  }

  #post(path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    const csrf = { 'x-csrf-token': this.#csrfToken, ...headers }
    const init = body
      ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...csrf } }
      : { headers: csrf }
    return this.#ask('POST', path, init, [200, 201])
  }

  get #csrfToken(): string {
    return this.#cookies.get('XSRF-TOKEN') ?? ''
  }

  async #ask(
    method: string,
    path: string,
    { headers, ...init }: { body?: string | URLSearchParams; headers?: Record<string, string> },
    expected?: readonly number[],
  ): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(this.#origin + path, {
      ...init,
      method,
      redirect: 'manual',
      headers: { cookie, ...headers },
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

interface SentCode {
  readonly challenge: string
  readonly demonstration_code: string
}

/** The portal's own tests hold it to its shapes; here they are believed. */
async function bodyOf<Shape>(answer: Response): Promise<Shape> {
  return (await answer.json()) as Shape
}
