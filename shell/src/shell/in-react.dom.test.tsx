/** Runs with React 19 and, in the project `react 18`, with React 18.3. */
import { act, StrictMode, version } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { menu, shortcuts } from '../gallery/test-fixtures.tsx'
import type { FooterProps } from '../props/footer-props.ts'
import type { HeaderProps } from '../props/header-props.ts'
import { Shell } from './shell.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const header: HeaderProps = {
  menuData: menu,
  utilityItems: shortcuts,
  showUtilityBar: true,
  showHeaderTag: true,
  showImportantUpdate: true,
  activePage: String(menu[0]?.id),
}
const footer: FooterProps = { companyLinks: [{ name: 'Careers', link: '/careers', tag: 'careers' }] }
const complaints: unknown[][] = []
let place: HTMLElement
let root: Root | undefined

beforeEach(() => {
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation((...given) => complaints.push(given))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  place = document.createElement('div')
  document.body.replaceChildren(place)
})

afterEach(() => {
  act(() => root?.unmount())
  root = undefined
})

const page = (changed: HeaderProps = {}, below: FooterProps = {}) => (
  <StrictMode>
    <Shell header={{ ...header, ...changed }} footer={{ ...footer, ...below }}>
      <h1>Buses</h1>
    </Shell>
  </StrictMode>
)

async function hydrate(changed?: HeaderProps): Promise<void> {
  place.innerHTML = renderToString(page(changed))
  act(() => {
    root = hydrateRoot(place, page(changed))
  })
  await act(() => vi.dynamicImportSettled())
}

const find = (selector: string) => place.querySelector<HTMLElement>(selector)

test('hydrates in strict mode without a complaint, with its popovers and an empty bar that is inert', async ({
  task,
}) => {
  expect(version).toMatch(task.file.projectName === 'react 18' ? /^18\.3/ : /^19/)
  await hydrate({ utilityItems: [] })
  expect(complaints).toEqual([])
  expect(find('header[data-enhanced]')).not.toBeNull()
  expect(find('header button[popovertarget]')).not.toBeNull()
  expect(find('nav[data-empty]')?.hasAttribute('inert')).toBe(true)
  act(() => root?.render(page()))
  expect(find('nav[data-empty]')).toBeNull()
  expect(place.querySelector('nav[inert]')).toBeNull()
})

test('changed props change header and footer in place', async () => {
  await hydrate()
  const element = find('header')
  const current = () => find('nav [aria-current]')?.textContent
  const before = current()
  act(() =>
    root?.render(
      page(
        {
          activePage: String(menu[1]?.id),
          locale: 'hi',
          theme: 'dark',
          showHeaderTag: false,
          showImportantUpdate: false,
          showUtilityBar: false,
          customCta: <a href="#search">Find a bus</a>,
          breadcrumbs: [{ name: 'Home', link: '/' }, { name: 'Buses' }],
        },
        { locale: 'hi', theme: 'dark' },
      ),
    ),
  )
  await act(() => vi.dynamicImportSettled())
  expect(find('header')).toBe(element)
  expect(find('header[data-enhanced]')).toBe(element)
  expect(current()).not.toBe(before)
  expect(find('a[href="/login"], a[data-sign-in], header a[href*="login"]')?.textContent).toContain('साइन इन')
  expect(find('[data-chowk=header]')?.dataset.chowkTheme).toBe('dark')
  expect(find('footer')?.dataset.chowkTheme).toBe('dark')
  expect(find('header a[href="#search"]')?.textContent).toBe('Find a bus')
  expect(find('[aria-label="आप यहाँ हैं"] a')?.textContent).toBe('Home')
  expect(find('li[aria-current=page]')?.textContent).toBe('Buses')
  expect(place.textContent).not.toContain('KYC')
  expect(place.textContent).not.toContain('NPCI')
  expect(complaints).toEqual([])
})

test('changes back to the defaults, and unmounts without a trace', async () => {
  await hydrate({ locale: 'hi', theme: 'dark', customCta: 'बस' })
  act(() => root?.render(page()))
  expect(find('[data-chowk=header]')?.dataset.chowkTheme).toBeUndefined()
  expect(place.textContent).not.toContain('बस')
  expect(place.textContent).toContain('Sign In')
  act(() => root?.unmount())
  expect(document.body.innerHTML).toBe('<div></div>')
  expect([...document.documentElement.attributes].map(({ name }) => name)).not.toContain('data-chowk-locked')
  expect(complaints).toEqual([])
})
