/** Paying a bill: all outcomes, and all interruptions. */
import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './clean-page.ts'
import {
  approveButton,
  consumerNumber,
  openBill,
  orderState,
  pay,
  payAndTypePin,
  payButton,
  pin,
  stepMarks,
  typePin,
  waysOn,
} from './paying.ts'
import { giveMoney, payBill } from './paying-states.ts'
import { answerFor, holdPaymentsFor } from './sandbox-store.ts'
import { signIn, withoutRefusals } from './sign-in.ts'
import { windowFor } from './windows.ts'

const electricityEntries = (page: Page) =>
  page.locator('#entries').getByRole('listitem').filter({ hasText: 'Tamil Nadu' })

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', {
    tag: javaScriptEnabled ? [] : '@full',
  }, () => {
    test.use(windowFor(javaScriptEnabled))

    test('a bill is shown, paid from the wallet, and recorded as receipt, order and entry', async ({
      page,
    }) => {
      await signIn(page)
      await giveMoney(page.request, 3000)
      const number = consumerNumber(1)
      await openBill(page, number)
      const bill = page.getByRole('main')
      await expect(bill).toContainText('Sandbox: no real bill is paid')
      for (const fact of ['Name on the bill', 'Total due by', 'Balance Rs. 3,000'])
        await expect(bill).toContainText(fact)
      const total = /Rs\.\s[\d,.]+/.exec((await payButton(page).textContent()) ?? '')?.[0] ?? ''
      await pay(page)

      await expect(orderState(page)).toHaveText('Paid')
      await expect(page.getByRole('main')).toContainText(total)
      await expect(waysOn(page)).toHaveText(['Done', 'Receipt', 'Raise a dispute', 'Ask for help'])
      await page.getByText('What happened, step by step').click()
      await expect.poll(() => stepMarks(page)).toEqual(['✓', '✓', '✓'])
      await expect(page.getByRole('main')).toContainText(`Consumer number ${number}`)
      await page.getByRole('link', { name: 'Receipt' }).click()
      const receipt = page.getByRole('main')
      await expect(receipt).toContainText('Sandbox: no real bill is paid')
      await expect(receipt).toContainText(/Approval number\s*SBX\d{10}/)
      await expect(receipt).toContainText(/Transaction ID\s*[0-9A-Z]{20}/)
      await expect(receipt).toContainText(/Reference\s*[0-9A-Z]{35}/)
      await expect(receipt).toContainText(number)

      await page.goto('/passbook')
      await expect(electricityEntries(page)).toContainText(`−${total}`)
      await openBill(page, number)
      await expect(page.getByRole('main').getByRole('status')).toContainText('Nothing is due')
    })

    test('a refused payment refunds the money at once', async ({ page }) => {
      await signIn(page)
      await giveMoney(page.request, 3000)
      await openBill(page, consumerNumber(2))
      await pay(page)
      await expect(orderState(page)).toHaveText('Failed')
      await expect(page.getByRole('main')).toContainText(
        'The biller refused the payment: it takes none for this account at the moment.',
      )
      await expect(waysOn(page)).toHaveText([
        'Go to the home page',
        'Try again',
        'Raise a dispute',
        'Ask for help',
      ])
      await expect(orderState(page)).toBeInViewport({ ratio: 1 })
      await expect.poll(() => stepMarks(page)).toEqual(['✓', '✓', '✕', '✓'])
      await page.goto('/passbook')
      await expect(page.getByRole('main')).toContainText('None of it is set aside.')
      await expect(electricityEntries(page)).toHaveCount(0)
    })

    test('two presses are one payment', async ({ page }) => {
      await signIn(page)
      await giveMoney(page.request, 3000)
      await openBill(page, consumerNumber(1))
      await payAndTypePin(page)
      await approveButton(page).dblclick()
      await expect(orderState(page)).toHaveText(/Paid|Pending/)
      await expect(async () => {
        await page.goto('/myorders')
        const orders = page.getByRole('list', { name: 'Orders, newest first' }).getByRole('listitem')
        await expect(orders).toHaveText([/Paid/], { timeout: 1000 })
      }).toPass()
      await page.goto('/passbook')
      await expect(electricityEntries(page)).toHaveCount(1)
    })
  })

test('a slow payment is polled to its end without a reload, and so is the balance', async ({
  page,
  complaints,
}) => {
  const number = consumerNumber(3)
  holdPaymentsFor(number)
  await signIn(page)
  await page.goto(await payBill(page.request, number))
  await expect(orderState(page)).toHaveText('Pending')
  await expect(orderState(page)).toBeInViewport({ ratio: 1 })
  expect((await stepMarks(page)).at(-1)).toBe('')
  const paid = /Rs\.\s([\d,.]+)/.exec((await page.getByRole('main').textContent()) ?? '')?.[1] ?? ''
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  answerFor(number)
  await expect(orderState(page)).toHaveText('Paid', { timeout: 30_000 })
  await page.getByText('What happened, step by step').click()
  await expect(page.getByRole('main')).toContainText('Confirmed by the biller')
  await expect(page.getByRole('link', { name: 'Receipt' })).toBeVisible()
  const leftPaise = 3000_00 - Math.round(Number(paid.replaceAll(',', '')) * 100)
  const left = (leftPaise / 100).toLocaleString('en-IN', { minimumFractionDigits: leftPaise % 100 ? 2 : 0 })
  await expect(page.getByRole('main')).toContainText(`You can now spend Rs.\u00a0${left} from your wallet`)
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  expect(complaints).toEqual([])
})

test('a payment that is refused later ends as failed, with its reason and the refund', {
  tag: '@full',
}, async ({ page }) => {
  await signIn(page)
  await page.goto(await payBill(page.request, consumerNumber(4)))
  await expect(orderState(page)).toHaveText('Failed', { timeout: 30_000 })
  await expect(page.getByRole('main')).toContainText(
    /Rs\.\s[\d,.]+ is back in your wallet\.\s*The biller refused the payment and gave no reason\./,
  )
  await expect(page).toHaveTitle(/^Not paid: Rs\./)
  await expect(page.getByRole('link', { name: 'Receipt' })).toHaveCount(0)
})

test('without a network Proceed preserves the typed text, and continues once it is back', async ({
  page,
}) => {
  await signIn(page, undefined, '/electricity-bill-payment/tamil-nadu')
  const number = consumerNumber(1)
  await page.getByLabel('Consumer number').fill(number)
  // Its code is loaded at the first focus; typing a number takes a person longer than that.
  await expect(page.locator('chowk-island[data-name="biller-form"]')).toHaveAttribute('data-hydrated')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('What you typed is kept')
  await expect(page.getByLabel('Consumer number')).toHaveValue(number)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(payButton(page)).toBeVisible()
})

test('a reload in the middle continues the same payment', async ({ page }) => {
  await signIn(page)
  await giveMoney(page.request, 3000)
  await openBill(page, consumerNumber(1))
  await expect(payButton(page)).toBeVisible()
  const address = page.url()
  await payAndTypePin(page)
  await page.reload()
  await expect(page).toHaveURL(`${address}?step=set-pin`)
  await page.getByLabel('Payment PIN again').fill(pin)
  await typePin(page)
  await approveButton(page).click()
  await expect(orderState(page)).toHaveText('Paid')
  const order = page.url()
  await page.reload()
  await expect(orderState(page)).toHaveText('Paid')
  await page.goBack()
  await expect(page).toHaveURL(order)
  await page.goto(address)
  await expect(page).toHaveURL(order)
})

test('with too little money the page offers to add it and return, and charges nothing', async ({
  page,
  complaints,
}) => {
  await signIn(page)
  await openBill(page, consumerNumber(1))
  await expect(page.getByRole('radio', { name: 'UPI app' })).toBeChecked()
  await expect(page.getByText('more is needed for this')).toBeVisible()
  const add = page.getByRole('button', { name: /^Add Rs\..+ by UPI and pay$/ })
  await expect(payButton(page).or(add)).toHaveText(/^Pay Rs\./)
  const bill = page.url()
  await page.getByRole('radio', { name: 'Your wallet' }).check()
  await expect(payButton(page).or(add)).toHaveText(/^Add Rs\./)
  await add.click()
  await expect(page).toHaveURL(/\/sandbox\/payments\//)
  await page.getByRole('button', { name: 'Succeed' }).click()
  await expect(page.getByRole('status')).toContainText('has been added to your wallet')
  expect(page.url().split('?')[0]).toBe(bill)
  await pay(page)
  await expect(orderState(page)).toHaveText('Paid')
  expect(withoutRefusals(complaints)).toEqual([])
})

test('neither analytics nor titles nor URLs reveal the account or the bill', async ({ page }) => {
  const addresses: string[] = []
  page.on('request', request => addresses.push(request.url()))
  await signIn(page)
  const number = consumerNumber(1)
  const titles: string[] = []
  await openBill(page, number)
  await expect(payButton(page)).toBeVisible()
  const named = page.getByRole('main').getByText('Name on the bill:').locator('strong')
  const name = (await named.textContent()) ?? ''
  titles.push(await page.title())
  await pay(page, 'UPI app')
  await hydrated(page)
  titles.push(await page.title())
  const screens = () => page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown }).dataLayer))
  await expect.poll(screens).toContain('"screenName":"order"')
  const recorded = JSON.stringify([addresses, titles, await screens()])
  expect(name).toMatch(/^\w\*+ \w\*+$/)
  for (const secret of [number, number.slice(2), name, encodeURIComponent(name)])
    expect(recorded).not.toContain(secret)
})
