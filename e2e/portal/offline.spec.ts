/** Without a network there is a page of ours, and nothing of anybody is kept for it. */
import { expect, test } from './clean-page.ts'
import { signIn } from './sign-in.ts'

test('a page of ours says so in both languages, and goes on once the network is back', async ({
  page,
  context,
}) => {
  await signIn(page, undefined, '/passbook')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.goto('/myorders')
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map(name => caches.open(name)))
    const requests = (await Promise.all(stores.map(store => store.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter(path => !path.startsWith('/assets/'))).toEqual(['/offline', '/hi/offline'])

  await context.setOffline(true)
  await page.goto('/passbook')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No network')
  await expect(page.getByRole('main')).toContainText('Do not pay again.')
  await page.goto('/hi/passbook')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('नेटवर्क नहीं है')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आपका वॉलेट')
})

test('it can be installed: name, icons and colours', async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await request.get(address ?? '')).json()
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone', theme_color: '#ffffff' })
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toMatch(/svg/)
})
