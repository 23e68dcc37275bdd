/** Recharges begin with the number, and the home page with the customer's likely tasks. */
import type { Locator } from '@playwright/test'
import { expect, hydrated, test } from './clean-page.ts'
import { consumerNumber, mobileNumber, orderState, stepMarks, waysOn } from './paying.ts'
import { payBill } from './paying-states.ts'
import { demonstrationCode, newMobile, signIn } from './sign-in.ts'

for (const path of ['/mobile-recharge', '/'])
  test(`on ${path} the operator appears as the number is typed, and can be changed`, {
    tag: path === '/' ? [] : '@full',
  }, async ({ page }) => {
    await signIn(page)
    await page.goto(path)
    await hydrated(page)
    const main = page.getByRole('main')
    const operator = main.getByLabel('Operator', { exact: true })
    const number = mobileNumber(1)
    await main.getByLabel('Mobile number').first().pressSequentially(number)
    await expect(operator).not.toHaveValue('')
    await expect(main.getByText('Not right? Choose another.')).toBeVisible()
    await operator.selectOption('Jio')
    await expect(main.getByText('Not right?')).toBeHidden()
    await main.getByRole('button', { name: 'Proceed' }).first().click()
    await expect(page).toHaveURL(/\/pay\/\w{35}$/)
    await expect(main).toContainText(`${number.slice(0, 5)} ${number.slice(5)}`)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Recharge with Jio')
  })

/** One walk in two languages. */
const words = {
  en: {
    prefix: '',
    mobile: 'Mobile number',
    operator: 'Operator',
    proceed: 'Proceed',
    since: /^(Our guess from the number|As you chose|You chose the operator; the circle is our guess)$/,
    otherOperator: /^This number seems to be with (.*)$/,
    data: 'Data',
    next: 'Continue',
    chosen: (price: number) => `Rs. ${price} + Rs. 1 fee, total Rs. ${price + 1}`,
    sum: (price: number) => `Rs. ${price} and a fee of Rs. 1: Rs. ${price + 1} in all`,
    code: 'One-time code',
    pay: (price: number) => `Pay Rs. ${price + 1}`,
    jio: 'Jio',
    upi: 'UPI app',
    plans: { plus: /^Everyday Plus/, two: /^56 Days/, month: /^Month of Data/ },
    bought: 'Month of Data: 50 GB · 30 days',
    facts: [/^Plan ?Month of Data$/, /^Data ?50 GB$/, /^Validity ?30 days$/],
    pending: 'Pending',
    qr: /QR code/,
    byItself: 'this page updates on its own',
    sandbox: 'Pay in the demo app',
    succeed: 'Succeed',
    paid: 'Paid',
    waysOn: ['Done', 'Receipt', 'Pay again', 'Raise a dispute', 'Ask for help'],
    receipt: 'Receipt',
  },
  hi: {
    prefix: '/hi',
    mobile: 'मोबाइल नंबर',
    operator: 'ऑपरेटर',
    proceed: 'आगे बढ़ें',
    since: /^(ऑपरेटर अपने-आप चुना गया|आपका चुना हुआ|ऑपरेटर आपका चुना हुआ, सर्कल अपने-आप चुना गया)$/,
    otherOperator: /^लगता है यह नंबर (.*) का है$/,
    data: 'डेटा',
    next: 'आगे बढ़ें',
    chosen: () => '',
    sum: (price: number) => `₹${price} और ₹1 शुल्क: कुल ₹${price + 1}`,
    code: 'OTP',
    pay: (price: number) => `₹${price + 1} पे करें`,
    jio: 'जियो',
    upi: 'UPI ऐप',
    plans: { plus: /^डेली प्लस/, two: /^56 दिन/, month: /^1 महीने का डेटा/ },
    bought: '1 महीने का डेटा: 50 GB · 30 दिन',
    facts: [/^प्लान ?1 महीने का डेटा$/, /^डेटा ?50 GB$/, /^वैलिडिटी ?30 दिन$/],
    pending: 'प्रक्रिया में',
    qr: /QR कोड/,
    byItself: 'यह पेज अपने-आप आगे बढ़ेगा',
    sandbox: 'डेमो ऐप में भुगतान करें',
    succeed: 'सफल करें',
    paid: 'रिचार्ज हो गया',
    waysOn: ['होम पेज पर जाएँ', 'रसीद', 'फिर से भुगतान करें', 'शिकायत दर्ज करें', 'मदद माँगें'],
    receipt: 'रसीद',
  },
} as const

for (const [language, width, height, javaScriptEnabled] of [
  ['en', 1280, 800, true],
  ['hi', 360, 740, false],
] as const)
  test.describe(`in ${language} at ${width} px, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height } })

    test('plans can be seen, filtered and chosen before signing in; the sign-in names the amount; UPI pays it', async ({
      page,
    }) => {
      const copy = words[language]
      const main = page.getByRole('main')
      const expectAtTop = () => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      const number = mobileNumber(1)
      await page.goto(`${copy.prefix}/mobile-recharge`)
      await main.getByLabel(copy.mobile).fill(number)
      await main.getByLabel(copy.operator, { exact: true }).selectOption(copy.jio)
      await main.getByRole('button', { name: copy.proceed }).click()
      await expect(page).toHaveURL(`${copy.prefix}/pay/amount`)
      // The number may seem to belong to another operator.
      await expect(main.getByText(copy.since)).toBeVisible()
      const isDoubted = await main.getByText(copy.otherOperator).isVisible()
      const plan = (name: RegExp) => main.getByRole('radio', { name })
      await expect(plan(copy.plans.plus)).toBeVisible()
      await expect(plan(copy.plans.month)).toBeHidden()
      await main.getByRole('radio', { name: /2 GB\+/ }).check()
      await expect(plan(copy.plans.two)).toBeHidden()
      await main.getByText(copy.data, { exact: true }).click()
      await expect(plan(copy.plans.month)).toBeVisible()
      await expect(plan(copy.plans.plus)).toBeHidden()
      await plan(copy.plans.month).check()
      const price = Number(await plan(copy.plans.month).getAttribute('value')) / 100
      await expect(main.locator('output')).toHaveText(copy.chosen(price))
      await main.getByRole('button', { name: copy.next }).click()

      await expect(main).toContainText(`${copy.jio}, ${number}`)
      await expect(main).toContainText(copy.sum(price))
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expectAtTop()
      await main.getByLabel(copy.mobile).fill(newMobile())
      await main.getByRole('button', { name: copy.next }).click()
      // A complete code submits itself a second later, and removes the button.
      await main.getByLabel(copy.code).fill(await demonstrationCode(main))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/pay\/\w{35}$/)
      const button = main.getByRole('button', { name: copy.pay(price), exact: true })
      await expect(button).toBeVisible()
      expect(await main.getByText(copy.otherOperator).isVisible()).toBe(isDoubted)
      if (width < 900) await expect(main.getByText(copy.bought)).toBeInViewport()
      await expectFacts(main, copy.facts)
      await expectAtTop()

      await main.getByRole('radio', { name: copy.upi }).check()
      await button.click()
      await expect(page).toHaveURL(/\/myorders\/ORD-/)
      await expect(orderState(page)).toHaveText(copy.pending)
      await expect(main.locator('[data-upi-app=other]')).toHaveAttribute(
        'href',
        /^upi:\/\/pay\?pa=sandbox@invalid&.*cu=INR/,
      )
      await expect(main.getByRole('img', { name: copy.qr })).toBeVisible()
      // Needs a script.
      await expect(main.getByText(copy.byItself)).toBeVisible({ visible: javaScriptEnabled })
      await expectAtTop()
      await main.getByRole('link', { name: copy.sandbox }).click()
      await main.getByRole('button', { name: copy.succeed }).click()
      await expect(page).toHaveURL(/\/myorders\/ORD-/)
      await expect(orderState(page)).toHaveText(copy.paid)
      await expectAtTop()
      await expect(
        main.getByText(`${number.slice(0, 5)}\u00a0${number.slice(5)}, ${copy.bought}`),
      ).toBeInViewport()
      await expect(waysOn(page)).toHaveText(copy.waysOn)
      await expect.poll(() => stepMarks(page)).toEqual(['✓', '✓', '✓', '✓'])
      await main.getByRole('link', { name: copy.receipt }).click()
      await expectFacts(main, copy.facts)
      await page.goto(`${copy.prefix}/passbook`)
      await expect(main.locator('#entries')).toBeVisible()
      await expect(main.locator('#entries')).not.toContainText(String(price + 1))
    })
  })

async function expectFacts(main: Locator, facts: readonly RegExp[]): Promise<void> {
  for (const fact of facts)
    await expect(main.locator('dl > div').filter({ hasText: fact, visible: true })).toHaveCount(1)
}

test('DTH, metro and FASTag begin with the number too, a vehicle’s in capital letters', {
  tag: '@full',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['/dth-recharge', '/metro-card-recharge', '/fastag-recharge']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('textbox').first(), path).toBeInViewport()
  }
  await expect(page.getByLabel('Vehicle number').first()).toHaveAttribute('autocapitalize', 'characters')
})

test('home: the balance is shown, and earlier payments are one press away; nothing shifts', async ({
  page,
}) => {
  await signIn(page)
  const number = consumerNumber(1)
  await page.goto(await payBill(page.request, number))
  // The strip is for a customer whom the browser knows from an earlier page.
  await page.waitForFunction(() => localStorage.getItem('sessionValue'))
  await page.addInitScript(() => {
    Object.assign(window, { moved: 0 })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          moved:
            (window as unknown as { moved: number }).moved + (entry as unknown as { value: number }).value,
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  const strip = page.getByRole('list', { name: 'For you' })
  await expect(strip).toContainText(/You can spend\s*Rs\. /)
  await hydrated(page)
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.02)
  // No text about the payee and the due date is cut, even with the longest name, or with a number that is one long word.
  const cut = await strip.evaluate(list => {
    const lines = list.lastElementChild?.querySelectorAll<HTMLElement>('span > span, strong') ?? []
    const [who, number] = lines
    if (!who || !number) return ['an empty card']
    const own = [who.textContent, number.textContent]
    who.textContent = 'Dadra and Nagar Haveli and Daman and Diu Power Distribution Corporation …6781'
    number.textContent = 'HOUSINGLOAN0000123456789012345'
    const card = number.closest('a, button') as HTMLElement
    const found = [who, number, card].filter(
      part => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1,
    )
    who.textContent = own[0] ?? ''
    number.textContent = own[1] ?? ''
    return found.map(({ outerHTML }) => outerHTML)
  })
  expect(cut).toEqual([])
  // All that fit fill the row: no fade at its end.
  const faded = () => strip.evaluate(list => parseFloat(getComputedStyle(list).paddingInlineEnd))
  expect(await faded()).toBe(0)
  const more = await strip.evaluate(list => {
    const [first] = list.children
    for (let count = list.children.length; first && count < 5; count += 1) list.append(first.cloneNode(true))
    const fifth = list.children[4]?.getBoundingClientRect()
    return { starts: fifth?.left ?? 0, ends: list.getBoundingClientRect().right }
  })
  expect(await faded()).toBeGreaterThan(0)
  expect(more.ends - more.starts, 'the beginning of one more').toBeGreaterThan(24)
  await strip.evaluate(list => {
    while (list.children.length > 2) list.lastElementChild?.remove()
  })
  // On a phone the next one is cut at the edge, which shows that there are more.
  await page.setViewportSize({ width: 360, height: 740 })
  const second = await strip.getByRole('listitem').nth(1).boundingBox()
  expect(second?.x).toBeLessThan(360 - 44)
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBeGreaterThan(360 + 44)
  // A paid bill is not offered again.
  const account = strip.getByRole('link').filter({ hasText: `…${number.slice(-4)}` })
  await expect(account).toContainText('Paid on')
  await account.click()
  await expect(orderState(page)).toHaveText('Paid')
})
