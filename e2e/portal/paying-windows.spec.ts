/** Every state of a payment, reached once, then opened on desktop and phone, in both languages, with and without JavaScript. */
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { portalOrigin } from '../addresses.ts'
import { expectNoViolationsInMain } from '../axe.ts'
import { test as base, expect, hydrated } from './clean-page.ts'
import { notInFirstScreen } from './first-screen.ts'
import { narrowFacts, overflow } from './layout-checks.ts'
import { mobileNumber } from './paying.ts'
import * as reach from './paying-states.ts'
import { holdPaymentsFor } from './sandbox-store.ts'
import { signIn } from './sign-in.ts'
import { inHindi } from './views.ts'

const words = {
  en: {
    pay: /^Pay Rs\.\s[\d,.]+$/,
    total: /^(No fee|Rs\.\s[\d,.]+ \+ Rs\.\s1 fee), total|^Total$/,
    by: /^(From wallet|By UPI)$/,
    due: /^Total due by \d/,
    nameOn: /Name on the bill:/,
    wallet: /^Your wallet/,
    upi: /^UPI app/,
    approve: /^Approve Rs\.\s[\d,.]+$/,
    proceed: 'Continue',
    gives: /\b\d+ days\b/,
    done: 'Done',
    toHome: 'Go to the home page',
    openApp: 'PhonePe',
    havePaid: 'I have paid',
    waiting: 'Waiting for your approval',
    cancel: 'Cancel this payment',
    tryAgain: 'Try again',
    notNow: 'it takes none for this account at the moment',
    byYou: 'You cancelled this payment',
    goesBack: /(on its way back|was returned) to the UPI account you paid from/,
    states: {
      paid: 'Paid',
      pending: 'Pending',
      failed: 'Failed',
      refunded: 'Refunded',
    },
  },
  hi: {
    pay: /^₹[\d,.]+ पे करें$/,
    total: /^(बिना शुल्क|₹[\d,.]+ \+ ₹1 शुल्क), कुल|^कुल$/,
    by: /^(वॉलेट|UPI) से$/,
    due: /^कुल देय.*, \d.* तक$/,
    nameOn: /बिल पर नाम:/,
    wallet: /^आपका वॉलेट/,
    upi: /^UPI ऐप/,
    approve: /^₹[\d,.]+ पे करें$/,
    proceed: 'आगे बढ़ें',
    gives: /\d+ दिन/,
    done: 'होम पेज पर जाएँ',
    toHome: 'होम पेज पर जाएँ',
    openApp: 'PhonePe',
    havePaid: 'मैंने भुगतान कर दिया',
    waiting: 'आपके भुगतान का इंतज़ार है',
    cancel: 'यह भुगतान रद्द करें',
    tryAgain: 'फिर कोशिश करें',
    notNow: 'वह अभी इस नंबर का भुगतान नहीं ले रही',
    byYou: 'आपने यह भुगतान रद्द किया',
    goesBack: /उसी UPI खाते में लौट/,
    states: {
      paid: /^(भुगतान|रिचार्ज) हो गया$/,
      pending: 'प्रक्रिया में',
      failed: 'भुगतान नहीं हुआ',
      refunded: 'रिफ़ंड हो गया',
    },
  },
} as const

type Words = (typeof words)[keyof typeof words]
type States = Record<
  'plans' | 'doubted' | 'bill' | 'review' | 'approval' | 'paid' | 'pending' | 'failed' | Upi,
  string
>
type Upi = 'collect' | 'cancelled' | 'refunded' | 'refusedIntent' | 'receipt'

interface Prepared {
  readonly paths: States
  readonly cookies: Awaited<ReturnType<BrowserContext['storageState']>>
}

/**
 * Half of the states in Hindi. A browser stores the last code and the last intent: the approval needs the code, and no intent
 * follows.
 */
const test = base.extend<object, { prepared: Prepared }>({
  prepared: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: portalOrigin })
      const { request } = context
      await signIn(await context.newPage())
      await reach.giveMoney(request, 3000)
      const ordered = async (number: string, language?: string) =>
        reach.toOrder(request, await reach.toReview(request, number, language))
      const unanswered = mobileNumber(3)
      holdPaymentsFor(unanswered)
      const collected = async () => reach.toCollect(request, await reach.toBill(request))
      const paid = await ordered(mobileNumber(1), '/hi')
      const paths = {
        paid: inEnglish(paid),
        receipt: `${inEnglish(paid)}/receipt`,
        failed: inEnglish(await ordered(mobileNumber(2), '/hi')),
        refunded: await reach.toRefund(request),
        collect: await collected(),
        cancelled: await reach.cancel(request, await collected()),
        plans: await reach.toPlans(request, `${longestCircle}71`),
        doubted: await reach.toPlans(request, `${longestCircle}71`, '', true),
        bill: await reach.toBill(request),
        review: await reach.toReview(request, `${longestCircle}81`),
        pending: await ordered(unanswered),
        approval: await reach.toApproval(request, await reach.toReview(request)),
        refusedIntent: await reach.toBill(request, 5),
      }
      await use({ paths, cookies: await context.storageState() })
      await context.close()
    },
    // It must not count towards the first test's timeout.
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** The sandbox has such numbers in 'West Bengal, Sikkim, Andaman and Nicobar Islands', which needs three lines. */
const longestCircle = '98123456'

const inEnglish = (path: string) => path.replace(/^\/hi\//, '/')

const state = (page: Page) => page.getByRole('main').getByRole('status')
const stage = (page: Page) => page.getByRole('main').locator('[aria-current=step]')

/** What must be in the first screen. */
const shown: Record<keyof States, (page: Page, words: Words, isPhone: boolean) => readonly Locator[]> = {
  pending: (page, { states }) => [state(page).getByText(states.pending)],
  plans: (page, { proceed }) => [stage(page), firstPlan(page), button(page, proceed)],
  doubted: (page, { proceed }) => [firstPlan(page), button(page, proceed)],
  bill: (page, { pay, total, by, due, nameOn, wallet, upi }, isPhone) => [
    stage(page),
    button(page, pay),
    sum(page, total),
    ...(isPhone ? [wallet] : [wallet, upi]).map(name => page.getByRole('radio', { name })),
    seen(page, by),
    seen(page, due),
    seen(page, nameOn),
  ],
  review: (page, { pay, total, by, gives }) => [
    stage(page),
    button(page, pay),
    sum(page, total),
    seen(page, gives),
    seen(page, by),
  ],
  approval: (page, { approve, gives }, isPhone) => [
    page.getByRole('heading', { level: 1, name: approve }),
    seen(page, gives),
    page.locator('[name=pin]'),
    // On a phone the OTP is below the PIN, and no sticky button covers it.
    ...(isPhone ? [] : [page.locator('[name=code]'), button(page, approve)]),
  ],
  paid: (page, { done, gives, states }) => [
    state(page).getByText(states.paid),
    seen(page, gives),
    page.getByRole('link', { name: done }),
  ],
  failed: (page, { notNow, toHome, states }) => [
    state(page).getByText(states.failed),
    seen(page, notNow),
    page.getByRole('main').getByRole('link', { name: toHome }),
  ],
  collect: (page, { openApp, havePaid, waiting }, isPhone) => [
    page.getByRole('heading', { level: 1, name: waiting }),
    isPhone ? page.getByRole('link', { name: openApp }) : page.getByRole('img', { name: /QR/ }),
    page.getByRole('link', { name: havePaid }),
  ],
  cancelled: (page, { byYou, states }) => [state(page).getByText(states.failed), seen(page, byYou)],
  refunded: (page, { goesBack, states }) => [state(page).getByText(states.refunded), seen(page, goesBack)],
  refusedIntent: (page, { tryAgain }) => [state(page), button(page, tryAgain)],
  receipt: page => [page.getByRole('heading', { level: 1 })],
}

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const firstPlan = (page: Page) => page.getByRole('main').locator('label:has([name=amount])').first()
const seen = (page: Page, text: string | RegExp) =>
  page.getByRole('main').getByText(text).filter({ visible: true }).first()

/** In the bar on a phone, which comes after the facts; elsewhere in these. */
const sum = (page: Page, text: RegExp) =>
  page.getByRole('main').getByText(text).filter({ visible: true }).last()

/** A field whose end is behind a sticky button. */
const fieldsUnderButton = (page: Page): Promise<string[]> =>
  page.locator('main input:not([type=hidden])').evaluateAll(fields =>
    fields.flatMap(field => {
      const { x, width, top, bottom } = field.getBoundingClientRect()
      const found = [top + 4, bottom - 4].map(y => document.elementFromPoint(x + width / 2, y))
      return found.some(each => each?.closest('button')) ? [field.id] : []
    }),
  )

const places = {
  'at a desk': { width: 1280, heights: [800, 720], touch: false },
  'on a phone': { width: 360, heights: [740, 640], touch: true },
} as const

type Language = keyof typeof words

async function expectInFirstScreen(
  browser: Browser,
  { paths, cookies }: Prepared,
  {
    place,
    javaScriptEnabled,
    isMeant = () => true,
  }: {
    place: keyof typeof places
    javaScriptEnabled: boolean
    isMeant?: (index: number, language: Language) => boolean
  },
): Promise<void> {
  const { width, heights, touch } = places[place]
  const context = await browser.newContext({
    baseURL: portalOrigin,
    storageState: cookies,
    viewport: { width, height: heights[0] },
    javaScriptEnabled,
    hasTouch: touch,
    isMobile: touch,
    colorScheme: touch ? 'light' : 'dark',
  })
  const page = await context.newPage()
  for (const [index, name] of (Object.keys(shown) as (keyof States)[]).entries())
    for (const language of (['en', 'hi'] as const).filter(language => isMeant(index, language)))
      await test.step(`${name} in ${language}`, async () => {
        await page.setViewportSize({ width, height: heights[0] })
        await page.goto(language === 'hi' ? inHindi(paths[name]) : paths[name])
        if (javaScriptEnabled) await hydrated(page)
        const things = shown[name](page, words[language], touch)
        // With a warning and a circle of three lines no plan fits into the lowest window.
        for (const height of name === 'doubted' ? heights.slice(0, 1) : heights) {
          await page.setViewportSize({ width, height })
          expect.soft(await notInFirstScreen(page, ...things), `${height} px`).toEqual([])
          if (name === 'approval') expect.soft(await fieldsUnderButton(page), `${height} px`).toEqual([])
        }
        expect.soft(await overflow(page), 'beside the window').toBe(0)
        expect.soft(await narrowFacts(page), 'facts narrower than their card').toEqual([])
        // Each state once in each colour scheme: light in one language, dark in the other.
        if (javaScriptEnabled && touch === (language === 'hi')) await expectNoViolationsInMain(page)
      })
  await context.close()
}

for (const [rest, place, language] of [
  [0, 'at a desk', 'en'],
  [1, 'on a phone', 'hi'],
] as const)
  test(`every fourth state ${place} in ${language}: state, amount and button are in the first screen`, async ({
    browser,
    prepared,
  }) => {
    const isMeant = (index: number, shownIn: Language) => index % 4 === rest && shownIn === language
    await expectInFirstScreen(browser, prepared, { place, javaScriptEnabled: true, isMeant })
  })

for (const place of ['at a desk', 'on a phone'] as const)
  for (const javaScriptEnabled of [true, false])
    test(`${place} ${javaScriptEnabled ? 'with' : 'without'} JavaScript: state, amount and button are in the first screen`, {
      tag: '@full',
    }, async ({ browser, prepared }) => {
      // Two dozen pages, each in two windows.
      test.slow()
      await expectInFirstScreen(browser, prepared, { place, javaScriptEnabled })
    })
