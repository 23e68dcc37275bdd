/** `chowk-mock` and the test helpers, from the packed package: an example's own tests, and a portal that fails. */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { pack } from '../../tools/pack.ts'
import { hostPorts, verticalPort } from '../addresses.ts'
import { chromiumArgs, headlessShell } from '../browsers.ts'
import { end } from '../engines/processes.ts'

test.describe.configure({ mode: 'serial' })

const root = join(import.meta.dirname, '../..')
/** Inside the repository, so that Playwright is found. */
const folder = join(root, '.cache', `host-${process.pid}`)
const bin = join(folder, 'node_modules/@chowk/fragments/dist/mock.js')
const [mockPort, hostPort] = [verticalPort + 22, verticalPort + 23]

test.beforeAll(async () => {
  test.setTimeout(240_000)
  cpSync(join(root, 'examples/hosts/node'), folder, { recursive: true })
  const installed = join(folder, 'node_modules/@chowk/fragments')
  mkdirSync(installed, { recursive: true })
  const [tarball = ''] = await pack(folder, '@chowk/fragments')
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'])
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'host', type: 'module' }))
  const browser = JSON.stringify({ executablePath: headlessShell, args: chromiumArgs })
  for (const file of ['playwright.config.ts', 'shell.spec.ts', 'serve.ts'])
    writeFileSync(
      join(folder, file),
      readFileSync(join(folder, file), 'utf8')
        .replaceAll('3999', String(mockPort))
        .replaceAll('3002', String(hostPort))
        .replace('npx chowk-mock', `node ${bin} --page http://localhost:${hostPort}`)
        .replace('use: {', `use: { launchOptions: ${browser},`),
    )
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))

test('the own tests of a page pass beside the mock', () => {
  test.setTimeout(120_000)
  const env = { ...process.env, CHOWK_MOCK: `http://localhost:${mockPort}`, FORCE_COLOR: '0' }
  const playwright = join(root, 'node_modules/.bin/playwright')
  const output = execFileSync(playwright, ['test', '--reporter=list'], { cwd: folder, env, encoding: 'utf8' })
  expect(output).toContain('3 passed')
})

test('the mock has the parameters of the portal, and fails when it is asked to', async ({ page }) => {
  const mock = `http://localhost:${hostPorts.turbo + 3}`
  const server = spawn(process.execPath, [bin, '--port', new URL(mock).port, '--customer', 'asha'], {
    stdio: 'ignore',
  })
  try {
    await expect
      .poll(() =>
        fetch(mock).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    const html = async (path: string) => (await fetch(mock + path)).text()
    expect(await html('/shell/v1/header?locale=hi&theme=dark')).toMatch(
      /^<chowk-header data-theme="dark".*lang="hi"/,
    )
    expect(await html('/shell/v1/header?activePage=/bus-tickets')).toContain(
      '/bus-tickets" aria-current="page"',
    )
    expect(await html('/shell/v1/header?showUtilityBar=true')).toContain('aria-label="Shortcuts"')
    expect(await html('/shell/v1/header')).not.toContain('aria-label="Shortcuts"')
    const crumbs = JSON.stringify([{ name: 'Home', link: '/' }, { name: 'Buses & coaches' }])
    expect(await html(`/shell/v1/header?breadcrumbs=${encodeURIComponent(crumbs)}`)).toContain(
      `<li><a href="${mock}/">Home</a></li><li aria-current="page">Buses &amp; coaches</li></ol></nav>`,
    )
    expect(await html('/shell/v1/header?locale=hi')).not.toContain('<ol>')
    expect(await html('/shell/v1/pinned')).toContain(`data-portal="${mock}"`)
    expect(JSON.parse(await html('/shell/v1/links')).seoData[0].items.length).toBeGreaterThan(0)
    expect(await html('/icons/all.svg')).toMatch(/^<svg/)
    expect((await fetch(`${mock}/shell/v1/header?activPage=x`)).status).toBe(400)
    expect(
      (
        await fetch(`${mock}/v1/api/user/details`, { headers: { origin: 'https://elsewhere.example' } })
      ).headers.has('access-control-allow-origin'),
    ).toBe(false)

    await page.goto(mock)
    await page.getByRole('button', { name: 'Failing' }).click()
    await expect(page.getByRole('button', { name: 'Failing' })).toHaveAttribute('aria-pressed', 'true')
    expect((await fetch(`${mock}/shell/v1/fragments`)).status).toBe(503)
  } finally {
    await end(server)
  }
})
