import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadDocument } from './load-document.ts'
import { watchPage } from './page-watch.behaviour.ts'

vi.mock('./load-document.ts')

const page = (state: string, text: string, isPending: boolean) => `
  <main><h1><span role="status" data-live="state" ${isPending ? 'data-pending' : ''}>${state}</span></h1></main>
  <p data-live="meaning" data-says="${state}: ${text}.">${text}</p>
  <p id="own">Typed by the customer</p>`

let end: () => void
let status: Element | null

/** What the server answers from now on. */
function answer(html: string, path = location.pathname): void {
  const fresh = document.implementation.createHTMLDocument()
  fresh.body.innerHTML = html
  vi.mocked(loadDocument).mockResolvedValue({ document: fresh, url: new URL(path, location.href) })
}

beforeEach(() => {
  vi.useFakeTimers()
  HTMLElement.prototype.scrollIntoView = vi.fn()
  vi.mocked(loadDocument).mockReset()
  document.body.innerHTML = page('Pending', 'Wait', true)
  status = document.querySelector('[role=status]')
  end = watchPage()
})

afterEach(() => {
  end()
  vi.useRealTimers()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('the state changes in place, and so do the other parts', async () => {
  answer(page('Paid', 'Done', false))
  await pass(2000)
  expect(document.querySelector('[role=status]')).toBe(status)
  expect(status?.textContent).toBe('Paid')
  expect(document.querySelector('[data-live=meaning]')?.textContent).toBe('Done')
  expect(document.querySelector('#own')?.textContent).toBe('Typed by the customer')
})

test('the state’s colour changes with it', async () => {
  const coloured = (tone: string) =>
    page('', '', false).replace('<p data-live', `<p class="${tone}" data-pending data-live`)
  document.body.innerHTML = coloured('amber')
  answer(coloured('green').replace('></p>', '>Paid</p>'))
  await pass(2000)
  expect(document.querySelector('[data-live=meaning]')?.className).toBe('green')
})

test('what the visitor has unfolded stays so beside an island that has started', async () => {
  const part = (
    hydrated: string,
  ) => `<div data-live="collect" data-pending><span data-code="apps.js" ${hydrated}>
    ${hydrated && 'Last used first'}</span><details><summary>Cancel</summary>Really?</details></div>`
  document.body.innerHTML = part('data-hydrated')
  const details = document.querySelector('details') as HTMLDetailsElement
  details.open = true
  answer(part(''))
  await pass(5000)
  expect(document.querySelector('details')).toBe(details)
  expect(details.open).toBe(true)
})

test('text typed beside it and the focus are not lost', async () => {
  const amount = document.querySelector('#own')?.appendChild(document.createElement('input'))
  if (!amount) throw new Error('No field')
  amount.value = '250'
  amount.focus()
  answer(page('Paid', 'Done', false))
  await pass(2000)
  expect(status?.textContent).toBe('Paid')
  expect(document.activeElement).toBe(amount)
  expect(amount.value).toBe('250')
})

/** Everything that was added to the live region, which existed before. */
function announcements(): string[] {
  const announced: string[] = []
  new MutationObserver(records => {
    for (const { target, addedNodes } of records)
      if (target instanceof Element && target.matches('[aria-live=polite]'))
        announced.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''))
  }).observe(document.body, { childList: true, subtree: true })
  return announced
}

test('a change is announced in a full sentence, once; an unchanged part is not announced', async () => {
  const announced = announcements()
  answer(page('Pending', 'Wait', true))
  await pass(5000)
  expect(announced).toEqual([])
  answer(page('Paid', 'Done', false))
  await pass(60_000)
  expect(announced).toEqual(['Paid: Done.'])
})

test('focus on a removed element moves to the heading, which names the new state', async () => {
  const link = document.querySelector('[data-live=meaning]')?.appendChild(document.createElement('a'))
  link?.setAttribute('href', '/myorders')
  link?.focus()
  answer(page('Paid', 'Done', false))
  await pass(2000)
  expect(document.activeElement).toBe(document.querySelector('h1'))
})

test('focus on a link that the new content has too stays on it', async () => {
  const link = '<a href="/myorders">Check again</a>'
  const meaning = document.querySelector('[data-live=meaning]')
  meaning?.insertAdjacentHTML('beforeend', link)
  meaning?.querySelector('a')?.focus()
  answer(page('Pending', `Wait longer ${link}`, true))
  await pass(2000)
  expect(meaning?.textContent).toContain('longer')
  expect(document.activeElement).toBe(meaning?.querySelector('a'))
})

test('once the outcome is decided, polling stops', async () => {
  answer(page('Paid', 'Done', false))
  await pass(120_000)
  expect(loadDocument).toHaveBeenCalledTimes(1)
})

test('while the outcome is pending, polling slows down', async () => {
  answer(page('Pending', 'Wait', true))
  await pass(10_000)
  const soon = vi.mocked(loadDocument).mock.calls.length
  await pass(50_000)
  await pass(10_000)
  const late = vi.mocked(loadDocument).mock.calls.length
  await pass(10_000)
  expect(soon).toBeGreaterThan(2)
  expect(vi.mocked(loadDocument).mock.calls.length - late).toBeLessThanOrEqual(1)
})

test('a failed request is repeated', async () => {
  vi.mocked(loadDocument).mockRejectedValueOnce(new Error('no network'))
  await pass(2000)
  answer(page('Paid', 'Done', false))
  await pass(5000)
  expect(status?.textContent).toBe('Paid')
})

test('a hidden page sends no requests', async () => {
  answer(page('Paid', 'Done', false))
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await pass(30_000)
  expect(loadDocument).not.toHaveBeenCalled()
  visibility.mockRestore()
  await pass(5000)
  expect(status?.textContent).toBe('Paid')
})

test('an address that now redirects to sign-in ends the polling', async () => {
  answer('<h1>Sign in</h1>', '/login')
  await pass(120_000)
  expect(loadDocument).toHaveBeenCalledTimes(1)
  expect(status?.textContent).toBe('Pending')
})

test('the countdown runs without replacing parts of the page', async () => {
  const until = new Date(Date.now() + 61_000).toISOString()
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div data-live="collect"><b data-until="${until}"></b></div>`,
  )
  const clock = document.querySelector('b')
  await pass(1000)
  expect(clock?.textContent).toBe('1:00')
  answer(`${page('Pending', 'Wait', true)}<div data-live="collect"><b data-until="${until}"></b></div>`)
  await pass(3000)
  expect(document.querySelector('b')).toBe(clock)
  expect(clock?.textContent).toBe('0:57')
})

test('the end is announced once, two minutes before it', async () => {
  const announced = announcements()
  const until = new Date(Date.now() + 300_000).toISOString()
  answer(page('Pending', 'Wait', true))
  document.body.insertAdjacentHTML(
    'beforeend',
    `<b data-until="${until}" data-ends-soon="Two minutes left."></b>`,
  )
  await pass(170_000)
  expect(announced).toEqual([])
  await pass(100_000)
  expect(announced).toEqual(['Two minutes left.'])
})

const collecting = `<div data-live="collect">
  <a href="/" data-look-now="Checking…" data-not-yet="Not yet" data-lost="No network">I have paid</a>
  <p aria-live="polite" data-look-answer></p></div>`
const answered = () => document.querySelector('[data-look-answer]')?.textContent

test('“I have paid” is answered at once, even when the money has not arrived', async () => {
  document.body.insertAdjacentHTML('beforeend', collecting)
  answer(page('Pending', 'Wait', true) + collecting)
  const link = document.querySelector('a')
  link?.click()
  await pass(0)
  expect(loadDocument).toHaveBeenCalledTimes(1)
  expect(link?.textContent).toBe('I have paid')
  expect(answered()).toBe('Not yet')
  expect(vi.mocked(HTMLElement.prototype.scrollIntoView).mock.contexts).toEqual([
    document.querySelector('[data-look-answer]'),
  ])
  await pass(3000)
  expect(answered()).toBe('Not yet')
  vi.mocked(loadDocument).mockRejectedValue(new Error('no network'))
  link?.click()
  await pass(0)
  expect(answered()).toBe('No network')
})

test.each([
  ['en-IN', '8:26 pm'],
  ['hi', 'रात 8:26'],
])('an answer that nothing is new has the time of the check (%s)', async (lang, time) => {
  vi.setSystemTime('2026-11-19T14:56:00Z')
  document.documentElement.lang = lang
  const checking = collecting.replace('Not yet', 'Checked at {time}')
  document.body.insertAdjacentHTML('beforeend', checking)
  answer(page('Pending', 'Wait', true) + checking)
  document.querySelector('a')?.click()
  await pass(0)
  expect(answered()?.replace(/\s/g, ' ')).toBe(`Checked at ${time}`)
  document.documentElement.lang = ''
})

test('what is unfolded is scrolled into the window', () => {
  document.body.insertAdjacentHTML('beforeend', '<details open><summary>Cancel</summary>Really?</details>')
  const details = document.querySelector('details')
  details?.dispatchEvent(new Event('toggle'))
  expect(vi.mocked(HTMLElement.prototype.scrollIntoView).mock.contexts).toEqual([details])
})

test('a return from another app sends a request at once', async () => {
  answer(page('Pending', 'Wait', true))
  await pass(60_000)
  const before = vi.mocked(loadDocument).mock.calls.length
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(loadDocument).toHaveBeenCalledTimes(before + 1)
})
