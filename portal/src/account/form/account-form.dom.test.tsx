import { act, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AccountForm } from './account-form.island.tsx'
import { type FormField, minLength, required } from './form-field.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const fields: FormField[] = [
  { kind: 'text', name: 'subject', label: 'Subject', value: 'Kept', rules: [required('Give it a subject.')] },
  { kind: 'area', name: 'message', label: 'Message', value: '', rules: [minLength(10, 'Tell us more.')] },
]
const form = (
  <AccountForm
    locale="en"
    csrfToken="token"
    fields={fields}
    errors={[]}
    submit="Send"
    hidden={{ submission: 'once' }}
  />
)
let root: Root | undefined

beforeEach(() => show(form))

async function show(shown: ReactElement) {
  document.body.innerHTML = `<div id="island">${renderToString(shown)}</div>`
  await act(async () => {
    root = hydrateRoot(document.querySelector('#island') as HTMLElement, shown)
  })
}

afterEach(() => act(() => root?.unmount()))

const control = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
const summary = () => document.querySelector('[role=alert]')
const errorOf = (name: string) => document.querySelector(`#${name}-error`)?.textContent

async function type(name: string, text: string) {
  control(name).value = text
  await act(async () => void control(name).dispatchEvent(new Event('input', { bubbles: true })))
}

/** Returns whether the browser would send the form. */
async function send(): Promise<boolean> {
  const submit = new Event('submit', { bubbles: true, cancelable: true })
  await act(async () => void document.querySelector('form')?.dispatchEvent(submit))
  return !submit.defaultPrevented
}

test('what was typed before the script arrived stays', () => {
  expect(control('subject').value).toBe('Kept')
  expect(control('_csrf').value).toBe('token')
  expect(control('submission').value).toBe('once')
})

test('a form with a slip is not sent: the summary has the focus, the field its message', async () => {
  await type('message', 'too short')
  expect(await send()).toBe(false)
  expect(document.activeElement).toBe(summary())
  expect(summary()?.textContent).toContain('Tell us more.')
  expect(errorOf('message')).toBe('Tell us more.')
  expect(errorOf('subject')).toBeUndefined()
})

test('a field is not judged while it is first written', async () => {
  await type('message', 'short')
  expect(errorOf('message')).toBeUndefined()
})

test('a mended field loses its message at once, and the summary with it', async () => {
  await send()
  await type('message', 'long enough by now')
  expect(errorOf('message')).toBeUndefined()
  expect(summary()).toBeNull()
  expect(await send()).toBe(true)
  expect(summary()).toBeNull()
})

test('a form of one field tells what is wrong once, and the field has the focus', async () => {
  await act(() => root?.unmount())
  await show(<AccountForm locale="en" csrfToken="token" fields={fields.slice(1)} errors={[]} submit="Send" />)
  expect(await send()).toBe(false)
  expect(summary()).toBeNull()
  expect(document.body.textContent?.split('Tell us more.')).toHaveLength(2)
  expect(document.activeElement).toBe(control('message'))
})
