/**
 * The packages as another team gets them: their tarballs, installed from a registry into applications outside of this
 * repository, in a browser. Skipped where no registry answers.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { pack } from '../../tools/pack.ts'
import { freshAppPort, portalOrigin } from '../addresses.ts'
import { type App, buildApp, installApp, nextDependencies, whileServing } from '../fresh-app.ts'
import { signInControl } from './sign-in.ts'

test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1280, height: 800 } })

const repository = join(import.meta.dirname, '../..')
const hosts = join(repository, 'examples/hosts')
const origin = `http://localhost:${freshAppPort}`
const run = mkdtempSync(join(tmpdir(), 'chowk-fresh-'))
const readme = readFileSync(join(repository, 'shell/README.md'), 'utf8')
let tarballs: readonly string[] = []

test.beforeAll(async () => {
  test.setTimeout(240_000)
  const folder = join(run, 'tarballs')
  mkdirSync(folder)
  tarballs = await pack(folder, '@chowk/shell', '@chowk/fragments')
})
test.afterAll(() => rmSync(run, { recursive: true, force: true, maxRetries: 10 }))

/** A folder with what npm installs; skips the test without a registry. */
function install(name: string, app: Pick<App, 'dependencies' | 'settings'>): string {
  const folder = join(run, name.replaceAll(/\W+/g, '-'))
  test.skip(!installApp({ ...app, folder, tarballs }), `${name} was not installed: no registry answers`)
  return folder
}

const fill = (folder: string, file: string, text: string) =>
  writeFileSync(join(folder, file), text.replaceAll('http://localhost:3000', portalOrigin))

const build = (folder: string, program: string, ...args: string[]) =>
  buildApp(folder, portalOrigin, program, ...args)

const serving = (folder: string, program: string, args: readonly string[], look: () => Promise<void>) =>
  whileServing(folder, { portal: portalOrigin, origin, program, args }, look)

/** Hydration warnings and refusals are in the console. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', message => {
    const isFavicon = message.location().url.includes('favicon')
    if (message.type() === 'error' && !isFavicon) complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  return complaints
}

async function expectSignInOpens(page: Page): Promise<void> {
  await expect(page.locator('header[data-enhanced]')).toBeAttached()
  await signInControl(page).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await expect(dialog.frameLocator('iframe').getByLabel('Mobile number')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
}

const background = (page: Page) =>
  page.getByRole('banner').evaluate(header => getComputedStyle(header).backgroundColor)

async function expectDarkHeader(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'light dark'))
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await background(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => background(page)).not.toBe(light)
}

const vite = { vite: '8.3.5' }
const reacts = [
  { react: '19.3.1', types: '19.3.0', domTypes: '19.3.0' },
  { react: '18.3.1', types: '18.3.8', domTypes: '18.3.7' },
]

for (const { react, types, domTypes } of reacts)
  test(`Vite with React ${react}`, { tag: '@full' }, async ({ page }) => {
    test.setTimeout(300_000)
    const folder = install(`Vite ${react}`, {
      dependencies: {
        ...vite,
        react,
        'react-dom': react,
        '@types/react': types,
        '@types/react-dom': domTypes,
      },
    })
    for (const file of ['index.html', 'main.tsx', 'vite.config.ts'])
      fill(folder, file, readFileSync(join(hosts, 'vite', file), 'utf8'))
    for (const file of ['strict.html', 'strict.tsx', 'tsconfig.json'])
      fill(folder, file, readFileSync(join(repository, 'e2e/fresh-apps', file), 'utf8'))
    build(folder, join(repository, 'node_modules/.bin/tsc'), '-p', '.')
    build(folder, 'vite', 'build')
    const address = ['--port', String(freshAppPort), '--strictPort', '--host', 'localhost']

    await serving(folder, 'vite', ['preview', ...address], async () => {
      const complaints = complaintsOf(page)
      await page.goto(origin)
      await expectSignInOpens(page)
      await expectDarkHeader(page)
      expect(complaints).toEqual([])
    })

    await serving(folder, 'vite', address, async () => {
      const complaints = complaintsOf(page)
      await page.goto(`${origin}/strict.html`)
      await expectSignInOpens(page)
      const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' })
      await expect(shortcuts.getByRole('link').first()).toBeVisible()
      const banner = page.getByRole('banner')
      await banner.evaluate(header => header.setAttribute('data-mine', 'same element'))
      await page.evaluate(() =>
        (window as unknown as { change(props: object): void }).change({
          locale: 'hi',
          showUtilityBar: false,
          breadcrumbs: [{ name: 'बस' }],
        }),
      )
      await expect(banner.getByRole('link', { name: 'साइन इन' }).first()).toBeVisible()
      await expect(shortcuts).toHaveCount(0)
      await expect(page.getByRole('navigation', { name: 'आप यहाँ हैं' })).toHaveText('बस')
      await expect(banner).toHaveAttribute('data-mine', 'same element')
      await page.evaluate(() => (window as unknown as { unmount(): void }).unmount())
      await expect(page.locator('#root')).toBeEmpty()
      await expect(page.locator('dialog, [popover], chowk-header, iframe')).toHaveCount(0)
      expect(complaints).toEqual([])
    })
  })

test('Next with the app router, built', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(480_000)
  const browsers = /"browserslist": (\[.*?\])/.exec(readme)?.[1] ?? ''
  const folder = install('Next', {
    dependencies: nextDependencies,
    settings: { browserslist: JSON.parse(browsers) },
  })
  // Two root layouts: the example's, by fragments, and the README's, by components.
  const [code = ''] = readme.split('app router:\n\n```tsx\n')[1]?.split('```') ?? []
  expect(code).toContain('ShellEnvironment')
  cpSync(join(hosts, 'next/app'), join(folder, 'app/(fragments)'), { recursive: true })
  mkdirSync(join(folder, 'app/(components)/components'), { recursive: true })
  const named = JSON.stringify({
    main: portalOrigin,
    accounts: portalOrigin,
    storefront: portalOrigin,
    assets: portalOrigin,
  })
  fill(
    folder,
    'app/(components)/layout.jsx',
    code.replace(' isVertical />', ` isVertical hosts={${named}} />`),
  )
  fill(folder, 'app/(components)/components/page.jsx', 'export default () => <h1>Train tickets</h1>\n')
  build(folder, 'next', 'build')

  await serving(folder, 'next', ['start', '--port', String(freshAppPort)], async () => {
    const complaints = complaintsOf(page)
    await page.goto(origin)
    await expect(page.getByRole('heading', { name: 'Bus tickets' })).toBeVisible()
    await expectSignInOpens(page)
    await page.evaluate(() =>
      (window as { chowk?: { setParameters(changes: object): Promise<void> } }).chowk?.setParameters({
        activePage: '/train-tickets',
        locale: 'hi',
      }),
    )
    await expect(page.getByRole('banner').getByRole('link', { name: 'साइन इन' }).first()).toBeVisible()
    await expect(page.locator('chowk-header [aria-current=page]').first()).toHaveAttribute(
      'href',
      /train-tickets$/,
    )

    await page.goto(`${origin}/components`)
    await expect(page.getByRole('heading', { name: 'Train tickets' })).toBeVisible()
    await expectSignInOpens(page)
    await expectDarkHeader(page)
    expect(complaints).toEqual([])
  })
})
