import { RequestError } from '@chowk/shell'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startIn } from '../islands/test-behaviour.ts'
import { performCeremony } from './ceremonies.ts'
import { startPasskey } from './passkey-button.behaviour.ts'
import { PasskeyButton } from './passkey-button.tsx'

vi.mock('./ceremonies.ts', async original => ({
  ...(await original<typeof import('./ceremonies.ts')>()),
  performCeremony: vi.fn(),
}))

const words = {
  use: 'Use a passkey',
  failed: 'It did not work',
  refusals: { InvalidStateError: 'Known already', number_in_use: 'Taken' },
}

let end: () => void
let settle: { succeed: () => void; fail: (error: unknown) => void }

function show(extra: Partial<typeof words> & { unsupported?: string } = {}, inField = false) {
  const html = renderToStaticMarkup(
    <PasskeyButton
      when="load"
      ceremony={{ kind: 'add-passkey' }}
      context={{ locale: 'en', csrfToken: 'token' }}
      continueTo="/settings"
      inField={inField}
      {...words}
      {...extra}
    />,
  )
  document.body.innerHTML = `<input autocomplete="tel-national webauthn"><div id="island">${html}</div>`
  end = startIn(document, { startPasskey })
}

const pass = () => new Promise(resolve => setTimeout(resolve))
const button = () => document.querySelector('button') as HTMLButtonElement
const spoken = () => document.querySelector('[aria-live]')?.textContent
const problem = () => document.querySelector('[role=alert]')?.textContent

async function press() {
  button().focus()
  button().click()
  await pass()
}

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.mocked(performCeremony)
    .mockReset()
    .mockImplementation(
      () =>
        new Promise<void>((succeed, fail) => {
          settle = { succeed, fail }
        }),
    )
})

afterEach(() => {
  end()
  vi.unstubAllGlobals()
})

test('while the device is asked, the button keeps the focus, says so, and takes no second press', async () => {
  show()
  const region = document.querySelector('[aria-live]')
  expect(spoken()).toBe('')
  await press()
  expect(document.activeElement).toBe(button())
  expect(button().getAttribute('aria-disabled')).toBe('true')
  expect(document.querySelector('[aria-live]')).toBe(region)
  expect(spoken()).toBe('Follow your device’s instructions…')
  await press()
  expect(performCeremony).toHaveBeenCalledTimes(1)
})

test('what failed is said, and can be tried again', async () => {
  show()
  await press()
  settle.fail(new Error('turned away'))
  await pass()
  expect(problem()).toBe('It did not work')
  expect(spoken()).toBe('')
  expect(document.activeElement).toBe(button())
  await press()
  expect(problem()).toBeUndefined()
  expect(performCeremony).toHaveBeenCalledTimes(2)
})

test.each([
  ['the device', () => Object.assign(new Error(), { name: 'InvalidStateError' }), 'Known already'],
  ['the server', () => refusedBy('number_in_use'), 'Taken'],
  ['the server for another reason', () => refusedBy('passkey_refused'), 'It did not work'],
])('a refusal by %s is reported in its own words', async (_who, error, words) => {
  show()
  await press()
  settle.fail(error())
  await pass()
  expect(problem()).toBe(words)
})

describe('in a field', () => {
  const canOffer = (is: boolean) =>
    vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: async () => is })
  const goToField = () => document.querySelector('input')?.dispatchEvent(new Event('keyup'))
  const prompts = () => vi.mocked(performCeremony).mock.calls.map(([, { asking }]) => asking)

  test('entering the field offers the passkey, where the browser can, and silently', async () => {
    canOffer(true)
    show({}, true)
    expect(prompts()).toEqual([])
    goToField()
    goToField()
    await vi.waitFor(() => expect(prompts()).toEqual(['in-field']))
    expect(spoken()).toBe('')
    settle.fail(new Error('nothing was chosen'))
    await pass()
    expect(problem()).toBeUndefined()
  })

  test('one that was chosen and refused is reported', async () => {
    canOffer(true)
    show({}, true)
    goToField()
    await vi.waitFor(() => expect(prompts()).toEqual(['in-field']))
    settle.fail(refusedBy('number_in_use'))
    await pass()
    expect(problem()).toBe('Taken')
  })

  test('none is offered by a browser that cannot, or where no field asks for it', async () => {
    canOffer(false)
    show({}, true)
    goToField()
    end()
    canOffer(true)
    show()
    goToField()
    await pass()
    expect(prompts()).toEqual([])
  })
})

test('a browser that knows no passkeys is not offered one', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  show()
  expect(document.querySelector('#island')?.textContent).toBe('')
  end()
  show({ unsupported: 'No passkeys here' })
  expect(document.querySelector('#island')?.textContent).toBe('No passkeys here')
})

function refusedBy(code: string): RequestError {
  const response = new Response(JSON.stringify({ error: { code } }), { status: 422 })
  return new RequestError('/v1/api', response)
}
