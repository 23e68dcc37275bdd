import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadDocument } from '../../../live-page/load-document.ts'
import { showDocument } from '../../../live-page/show-document.ts'
import { PayFlow } from './pay-flow.island.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.mock('../../../live-page/load-document.ts')
vi.mock('../../../live-page/show-document.ts')

const loaded = { document, url: new URL('http://localhost/myorders/ORD-1') }
let root: Root
let form: HTMLFormElement

beforeEach(async () => {
  // An announcement of one test must not be made in the next.
  vi.useFakeTimers()
  vi.mocked(loadDocument).mockReset().mockResolvedValue(loaded)
  vi.mocked(showDocument).mockReset().mockResolvedValue()
  document.body.innerHTML = `
    <div id="island"></div>
    <form data-flow="pay" method="post" action="http://localhost/pay/REF">
      <input name="_csrf" value="token"><input name="amount" value="50000">
      <button name="step" value="pay" data-waiting="One moment…">Pay</button>
    </form>
    <form id="other"><button>Search</button></form>`
  form = document.querySelector('form') as HTMLFormElement
  form.submit = vi.fn()
  root = createRoot(document.querySelector('#island') as HTMLElement)
  await act(async () => root.render(<PayFlow locale="en" />))
})

afterEach(async () => {
  await act(() => root.unmount())
  vi.useRealTimers()
})

/** Returns whether the browser itself would send the form. */
async function press(pressed: HTMLFormElement = form): Promise<boolean> {
  const submitter = pressed.querySelector('button')
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter })
  await act(async () => void pressed.dispatchEvent(event))
  return !event.defaultPrevented
}

test('a form is sent with the pressed button’s value, and its answer shown', async () => {
  expect(await press()).toBe(false)
  const [address, fields] = vi.mocked(loadDocument).mock.calls[0] ?? []
  expect(address).toBe('http://localhost/pay/REF')
  expect(Object.fromEntries(fields ?? [])).toMatchObject({ _csrf: 'token', amount: '50000' })
  expect(showDocument).toHaveBeenCalledWith(loaded)
})

test('a second press while the first is on its way sends nothing', async () => {
  vi.mocked(loadDocument).mockReturnValue(new Promise(() => {}))
  await press()
  expect(await press()).toBe(false)
  expect(loadDocument).toHaveBeenCalledTimes(1)
  expect(form.getAttribute('aria-busy')).toBe('true')
  expect(form.querySelector<HTMLInputElement>('[name=amount]')?.readOnly).toBe(true)
  expect(form.querySelector('button')?.textContent).toBe('One moment…')
})

test('an answer that takes its time is waited for aloud, and one that comes at once is not', async () => {
  await press()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(document.querySelector('[aria-live]')).toBeNull()
  vi.mocked(loadDocument).mockReturnValue(new Promise(() => {}))
  document.body.append(form.cloneNode(true))
  await press(document.querySelector<HTMLFormElement>('body > form:last-child') ?? form)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(document.querySelector('[aria-live]')?.textContent).toBe(
    'One moment, please. We are waiting for the answer.',
  )
})

test('a wait is announced once, and nothing of it stays after the answer', async () => {
  const region = () => document.querySelector('[aria-live]')?.textContent ?? ''
  for (const wait of ['first', 'second']) {
    let answer = (_: typeof loaded) => {}
    vi.mocked(loadDocument).mockReturnValueOnce(new Promise(resolve => (answer = resolve)))
    document.body.append(form.cloneNode(true))
    await press(document.querySelector<HTMLFormElement>('body > form:last-of-type') ?? form)
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(region().match(/One moment/g), wait).toHaveLength(1)
    await act(async () => answer(loaded))
    expect(region(), wait).toBe('')
  }
})

test('an answer that is lost: nothing is sent again, and the payment’s own address is asked until it tells', async () => {
  vi.mocked(loadDocument).mockRejectedValue(new Error('no network'))
  form.querySelector('button')?.setAttribute('value', 'approve')
  await press()
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Do not pay again')
  expect(await press()).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(showDocument).not.toHaveBeenCalled()
  vi.mocked(loadDocument).mockResolvedValue(loaded)
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(showDocument).toHaveBeenCalledWith(loaded)
  const [, ...questions] = vi.mocked(loadDocument).mock.calls
  expect(new Set(questions.map(([address, fields]) => `${address} ${fields}`))).toEqual(
    // If it never arrived, the approval is sent again, not the bill's step.
    new Set(['http://localhost/pay/REF?step=approve undefined']),
  )
  expect(form.submit).not.toHaveBeenCalled()
})

test('a refused field that is changed is refused no longer', async () => {
  form.insertAdjacentHTML(
    'beforeend',
    `<div role="alert"><ul><li><a href="#otherAmount">Too little</a></li></ul></div>
     <input name="otherAmount" aria-invalid="true"><p id="otherAmount-error">Too little</p>`,
  )
  const field = form.querySelector<HTMLInputElement>('[name=otherAmount]')
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(form.textContent).not.toContain('Too little')
  expect(field?.hasAttribute('aria-invalid')).toBe(false)
})

test('a field that was changed before this code came is refused no longer, and one that was not still is', async () => {
  const refused = (name: string, message: string) =>
    `<input name="${name}" value="5" aria-invalid="true"><p id="${name}-error">${message}</p>`
  form.insertAdjacentHTML('beforeend', refused('otherAmount', 'Too little') + refused('circle', 'Unknown'))
  for (const field of form.querySelectorAll<HTMLInputElement>('[name=otherAmount]')) field.value = '51.50'
  await act(async () => root.render(<PayFlow locale="en" key="the page that refused it" />))
  expect(form.textContent).not.toContain('Too little')
  expect(form.textContent).toContain('Unknown')
})

test('a PIN that was not the mistake is not typed again, and is in no HTML', async () => {
  const approval = (invalid: boolean) =>
    `<input name="step" value="approve"><input name="pin" aria-invalid="${invalid}"><button>Approve</button>`
  const pin = () => document.querySelector<HTMLInputElement>('[name=pin]')
  const answerWith = (invalid: boolean) =>
    vi.mocked(showDocument).mockImplementation(async () => {
      form.innerHTML = approval(invalid)
    })
  const approve = async () => {
    const fresh = document.createElement('form')
    fresh.dataset.flow = 'pay'
    fresh.innerHTML = approval(false)
    const main = document.createElement('main')
    main.append(fresh)
    form.closest('main')?.remove()
    document.body.append(main)
    form = fresh
    Object.assign(pin() ?? {}, { value: '481516' })
    await press()
  }
  answerWith(false)
  await approve()
  expect(pin()?.value).toBe('481516')
  expect(document.body.innerHTML).not.toContain('481516')
  answerWith(true)
  await approve()
  expect(pin()?.value).toBe('')
})

test('a PIN that is typed before a code is asked for is kept until the form asks for it again', async () => {
  const show = (step: string, fields = '') => {
    document.querySelector('main')?.remove()
    document.body.insertAdjacentHTML(
      'beforeend',
      `<main><form data-flow="pay"><input type="hidden" name="step" value="${step}">${fields}<button>Go</button></form></main>`,
    )
    form = document.querySelector('main form') as HTMLFormElement
  }
  const pins = '<input type="password" name="pin"><input type="password" name="again">'
  const typed = () =>
    [...document.querySelectorAll('main [type=password]')].map(pin => Reflect.get(pin, 'value'))
  const sendAndGet = (step: string, fields?: string) => {
    vi.mocked(showDocument).mockImplementationOnce(async () => show(step, fields))
    return press()
  }
  show('set-pin', pins)
  for (const field of form.querySelectorAll<HTMLInputElement>('[type=password]')) field.value = '481516'
  await sendAndGet('verify')
  expect(document.documentElement.outerHTML + JSON.stringify({ ...sessionStorage })).not.toContain('481516')
  await sendAndGet('set-pin', pins)
  expect(typed()).toEqual(['481516', '481516'])
  // Another step, as after a refusal: it is typed anew.
  await sendAndGet('pay')
  await sendAndGet('approve', pins)
  expect(typed()).toEqual(['', ''])
})

test('other forms are left alone', async () => {
  expect(await press(document.querySelector('#other') as HTMLFormElement)).toBe(true)
  expect(loadDocument).not.toHaveBeenCalled()
})

test.each([
  ['touch', '29900', 1],
  ['touch', 'other', 0],
  ['mouse', '29900', 0],
])('a plan that is chosen by %s (%s)', async (pointerType, value, sent) => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<form data-flow="pay"><input type="hidden" name="step" value="choose">
      <label id="plan"><input type="radio" name="amount" value="${value}"></label><button>Continue</button></form>`,
  )
  const plan = document.querySelector('#plan') as HTMLElement
  plan.dispatchEvent(new PointerEvent('click', { pointerType, bubbles: true }))
  await act(() => vi.runOnlyPendingTimersAsync())
  expect(loadDocument).toHaveBeenCalledTimes(sent)
})

test('an error beside its field goes with the first key, with or without a summary above', () => {
  form.insertAdjacentHTML(
    'beforeend',
    '<input name="pin" aria-invalid="true"><p id="pin-error">Not right</p>',
  )
  const pin = form.querySelector<HTMLInputElement>('[name=pin]')
  pin?.dispatchEvent(new InputEvent('input', { bubbles: true }))
  expect(document.querySelector('#pin-error')).toBeNull()
  expect(pin?.hasAttribute('aria-invalid')).toBe(false)
})

test('a press that never arrived is reported once the network is back, and what was chosen stays', async () => {
  vi.mocked(loadDocument).mockRejectedValueOnce(new Error('no network')).mockResolvedValue(loaded)
  form.insertAdjacentHTML('beforeend', '<input name="source" value="upi"><input name="pin" value="135790">')
  await press()
  // Nothing is paid before the approval, so there is no warning against paying again.
  expect(document.querySelector('[role=alert]')?.textContent).toMatch(/Nothing was paid(?!.*pay again)/)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(showDocument).toHaveBeenCalled()
  act(() => root.unmount())
  document.body.innerHTML = `<main><div id="island"></div><form data-flow="pay">
    <input type="radio" name="source" value="wallet" checked><input type="radio" name="source" value="upi">
    <input name="pin"></form></main>`
  root = createRoot(document.querySelector('#island') as HTMLElement)
  await act(async () => root.render(<PayFlow locale="en" />))
  expect(document.querySelector('[role=alert]')?.textContent).toContain('Nothing was paid')
  expect(document.querySelector<HTMLInputElement>('[name=source]:checked')?.value).toBe('upi')
  expect(document.querySelector<HTMLInputElement>('[name=pin]')?.value).toBe('')
})

test('a page whose own notice says that nothing was charged shows no second one', async () => {
  vi.mocked(loadDocument).mockRejectedValueOnce(new Error('no network'))
  await press()
  act(() => root.unmount())
  document.body.innerHTML = `<main><div id="island"></div><div role="status">The biller does not answer</div>
    <form data-flow="pay"></form></main>`
  root = createRoot(document.querySelector('#island') as HTMLElement)
  await act(async () => root.render(<PayFlow locale="en" />))
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('a page that is come back to after the payment was made elsewhere shows its order, and any other stays', async () => {
  const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  vi.mocked(loadDocument).mockResolvedValue({ document, url: new URL(location.href) })
  await comeBack()
  expect(showDocument).not.toHaveBeenCalled()
  vi.mocked(loadDocument).mockResolvedValue(loaded)
  await comeBack()
  expect(showDocument).toHaveBeenCalledWith(loaded)
})

test('what is chosen goes along to the other language, and no PIN does', async () => {
  const page = (source: string) => `<main><a hreflang="hi" href="#">हिन्दी</a><div id="island"></div>
    <form data-flow="pay"><input type="radio" name="source" value="wallet" ${source === 'wallet' && 'checked'}>
    <input type="radio" name="source" value="upi" ${source === 'upi' && 'checked'}>
    <input name="pin" value="${source === 'upi' ? '135790' : ''}"></form></main>`
  for (const source of ['upi', 'wallet']) {
    act(() => root.unmount())
    document.body.innerHTML = page(source)
    root = createRoot(document.querySelector('#island') as HTMLElement)
    await act(async () => root.render(<PayFlow locale="en" />))
    document.querySelector('a')?.click()
  }
  expect(document.querySelector<HTMLInputElement>('[name=source]:checked')?.value).toBe('upi')
  expect(document.querySelector<HTMLInputElement>('[name=pin]')?.value).toBe('')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('135790')
})

test('a plan that was chosen before this came is named beside the button', async () => {
  act(() => root.unmount())
  document.body.innerHTML = `<main><div id="island"></div><output data-chosen="true"></output><form data-flow="pay">
    <input type="radio" name="amount" value="34900" data-fee="Rs. 349 + Rs. 1 fee, total" data-sum="Rs. 350" checked></form></main>`
  root = createRoot(document.querySelector('#island') as HTMLElement)
  await act(async () => root.render(<PayFlow locale="en" />))
  expect(document.querySelector('output')?.textContent).toBe('Rs. 349 + Rs. 1 fee, total Rs. 350')
})
