/** A payment that stays pending, and two operators who end it by the command: what its customer sees. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from './clean-page.ts'
import { mobileNumber, orderState, pay } from './paying.ts'
import { giveMoney } from './paying-states.ts'
import { holdPaymentsFor } from './sandbox-store.ts'
import { signIn } from './sign-in.ts'

const data = process.env.CHOWK_E2E_DATA ?? ''
const CHOWK_DATA = join(data, 'store')
const keyOf = (name: string) => join(data, `${name}.pem`)

async function desk(...words: string[]): Promise<string> {
  const program = new URL('../../services/src/programs/desk.ts', import.meta.url).pathname
  const env = { ...process.env, CHOWK_DATA }
  return (await promisify(execFile)(process.execPath, [program, ...words], { env })).stdout
}

const as = (name: string, ...words: string[]) =>
  desk(...words, '--key', keyOf(name), '--reason', 'The biller wrote on Monday')

test.beforeAll(async () => {
  // Four programs start here, and two more beside the payment.
  test.setTimeout(180_000)
  // A retry finds them running.
  if (existsSync(keyOf('tariq'))) return
  await desk('make-key', keyOf('meera'))
  await as('meera', 'bootstrap', 'meera', '--recovery-file', keyOf('recovery'))
  const made = await desk('make-key', keyOf('tariq'))
  await as('meera', 'register', 'tariq', /--public-key=\S+/.exec(made)?.[0] ?? '')
})

test('two operators end a payment stuck as pending, and its customer is notified', { tag: '@full' }, async ({
  page,
}) => {
  test.slow()
  const number = mobileNumber(3)
  holdPaymentsFor(number)
  await signIn(page)
  await giveMoney(page.request, 1000)
  await page.goto('/mobile-recharge/airtel')
  await page.getByLabel('Mobile number').fill(number)
  await page.getByRole('button', { name: 'Proceed' }).click()
  await page.getByRole('radio', { name: /^Another amount/ }).check()
  await page.getByLabel('Amount (Rs.)').fill('749')
  await page.getByRole('button', { name: 'Continue' }).click()
  await pay(page)
  await expect(orderState(page)).toHaveText('Pending')

  const order = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const output = await as('meera', 'end', order, 'failed', '--evidence', 'Letter BL-7')
  await page.reload()
  await expect(orderState(page)).toHaveText('Pending')
  expect(await as('tariq', 'approve', /ACT-\w+/.exec(output)?.[0] ?? '')).toContain('is done')
  await page.reload()
  await expect(orderState(page)).toHaveText('Failed')
  await expect(page.getByRole('main')).toContainText('We asked them ourselves: it was not paid.')
  await page.goto('/messages')
  await expect(page.getByRole('main')).toContainText(/The payment to Airtel failed\. Rs\. 7\d\d/)
})
