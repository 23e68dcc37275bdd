import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BillerForm } from './biller-form.island.tsx'
import { sendForm } from './biller-form.ts'
import type { BillerQuestions } from './biller-questions.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.mock('./biller-form.ts')

const consumerNumber = {
  name: 'consumerNumber',
  label: 'Consumer number',
  hint: 'On your bill',
  remedy: 'Enter 8 to 12 digits.',
  type: 'text',
  inputMode: 'numeric',
  allowed: 'digits',
  pattern: '[0-9]{8,12}',
  minLength: 8,
  maxLength: 12,
  optional: false,
} as const

const billingUnit = { ...consumerNumber, name: 'billingUnit', label: 'Billing unit', optional: true }

const questions: BillerQuestions = {
  fields: [consumerNumber],
  boards: {
    label: 'Electricity board',
    options: [
      { value: 'city', label: 'City Power' },
      { value: 'state', label: 'State Power' },
    ],
    fields: { state: [consumerNumber, billingUnit] },
  },
}

const form = <BillerForm locale="en" action="/pay" questions={questions} values={{}} errors={[]} />
let root: Root | undefined

beforeEach(async () => {
  vi.mocked(sendForm).mockReset().mockResolvedValue(true)
  document.body.innerHTML = `<div id="form">${renderToString(form)}</div>`
  await act(async () => {
    root = hydrateRoot(document.querySelector('#form') as HTMLElement, form)
  })
})

afterEach(() => act(() => root?.unmount()))

const control = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement | null
const summary = () => document.querySelector('[role=alert]')
const errorOf = (name: string) => document.querySelector(`#${name}-error`)?.textContent

/** Returns whether the form was sent. */
async function proceed(): Promise<boolean> {
  const before = vi.mocked(sendForm).mock.calls.length
  const submit = new Event('submit', { bubbles: true, cancelable: true })
  await act(async () => void document.querySelector('form')?.dispatchEvent(submit))
  expect(submit.defaultPrevented).toBe(true)
  return vi.mocked(sendForm).mock.calls.length > before
}

async function fill(name: string, value: string) {
  await act(async () => {
    const element = control(name)
    if (!element) throw new Error(`No field ${name}`)
    element.value = value
    for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, { bubbles: true }))
  })
}

describe('an error that the server reported', () => {
  const refused = (
    <BillerForm
      locale="en"
      action="/pay"
      questions={questions}
      values={{ board: 'city', consumerNumber: '12345678' }}
      errors={[{ field: 'consumerNumber', message: 'Not known' }]}
    />
  )

  async function arrive(meanwhile: () => void = () => {}) {
    await act(() => root?.unmount())
    document.body.innerHTML = `<div id="form">${renderToString(refused)}</div>`
    meanwhile()
    await act(async () => {
      root = hydrateRoot(document.querySelector('#form') as HTMLElement, refused)
    })
  }

  test('remains as long as nothing was changed', async () => {
    await arrive()
    expect(errorOf('consumerNumber')).toBe('Not known')
  })

  test('is over where it was mended before the code of this form came', async () => {
    await arrive(() => {
      const field = control('consumerNumber')
      if (field) field.value = '87654321'
    })
    expect(summary()).toBeNull()
    expect(errorOf('consumerNumber')).toBeUndefined()
  })
})

describe('a slip', () => {
  test('keeps the form here, explains itself beside the field and takes the focus to the summary', async () => {
    await fill('board', 'city')
    await fill('consumerNumber', '12')
    expect(await proceed()).toBe(false)
    expect(errorOf('consumerNumber')).toContain('too short: you typed 2 digits')
    expect(document.activeElement).toBe(summary())
    expect(control('consumerNumber')?.value).toBe('12')
  })

  test('takes the focus to the summary each time it is repeated', async () => {
    await proceed()
    control('consumerNumber')?.focus()
    await proceed()
    expect(document.activeElement).toBe(summary())
  })

  test('is forgiven as soon as it is mended, beside its field and in the summary', async () => {
    await fill('board', 'city')
    await fill('consumerNumber', '12')
    await proceed()
    await fill('consumerNumber', '12345678')
    expect(errorOf('consumerNumber')).toBeUndefined()
    expect(summary()).toBeNull()
    expect(await proceed()).toBe(true)
  })
})

test('a field nobody has sent yet is left in peace', async () => {
  await fill('consumerNumber', '12')
  expect(errorOf('consumerNumber')).toBeUndefined()
})

test('a good form goes to the server', async () => {
  await fill('board', 'city')
  await fill('consumerNumber', '12345678')
  expect(await proceed()).toBe(true)
})

describe('a biller that takes its time', () => {
  const button = () => document.querySelector('button')?.textContent
  const heard = () => document.querySelector('[aria-live]')?.textContent
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is waited for in the button and aloud', async () => {
    vi.mocked(sendForm).mockReturnValue(new Promise(() => {}))
    await fill('board', 'city')
    await fill('consumerNumber', '12345678')
    await proceed()
    expect(button()).toBe('Asking the biller…')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    const within = 'If there is no answer within 20 seconds, we say so.'
    expect(heard()).toContain(`Asking the biller… ${within}`)
    expect(document.querySelector('form')?.textContent).toContain(within)
    expect(await proceed()).toBe(false)
  })

  test('is waited for, too, where the form was sent before its code was there, and it can be sent again', async () => {
    await act(async () => root?.unmount())
    document.body.innerHTML = `<chowk-island data-sent>${renderToString(form)}</chowk-island>`
    await act(async () => {
      root = hydrateRoot(document.querySelector('chowk-island') as HTMLElement, form)
    })
    expect(button()).toBe('Asking the biller…')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(heard()).toContain('Asking the biller…')
    await fill('board', 'city')
    await fill('consumerNumber', '12345678')
    expect(await proceed()).toBe(true)
    await act(async () => void window.dispatchEvent(new Event('pageshow')))
    expect(button()).toBe('Proceed')
  })
})

test('without a network the form stays with what was typed, says so and can be sent again', async () => {
  await fill('board', 'city')
  await fill('consumerNumber', '12345678')
  vi.mocked(sendForm).mockResolvedValue(false)
  await proceed()
  expect(summary()?.textContent).toContain('What you typed is kept')
  expect(control('consumerNumber')?.value).toBe('12345678')
  vi.mocked(sendForm).mockResolvedValue(true)
  expect(await proceed()).toBe(true)
  expect(summary()).toBeNull()
})

test('choosing a board shows the fields it asks for, and keeps what was typed', async () => {
  await fill('consumerNumber', '12345678')
  expect(control('billingUnit')).toBeNull()
  await fill('board', 'state')
  expect(control('billingUnit')).not.toBeNull()
  expect(control('consumerNumber')?.value).toBe('12345678')
})
