/** Every story, whoever wrote it, must render on a server and hydrate there without a word of complaint. */
import { expect, test } from '@playwright/test'

test('every story renders on the server, and hydrates without a mismatch under a strict policy', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000)
  const index: { entries: Record<string, { type: string }> } = await (await request.get('/index.json')).json()
  const stories = Object.entries(index.entries).filter(([, { type }]) => type === 'story')
  expect(stories.length).toBeGreaterThan(20)

  const findings: string[] = []
  let current = ''
  page.on('console', message => {
    // Nothing answers the stories' calls.
    const isFailedCall = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isFailedCall) findings.push(`${current}: ${message.text()}`)
  })
  page.on('pageerror', error => findings.push(`${current}: ${error}`))

  for (const [id] of stories) {
    current = id
    await page.goto(`/pages/${id}.html`)
    const failed = page.locator('[data-failed]')
    const hydrated = page.locator('html[data-hydrated]')
    await expect(failed.or(hydrated), `${id} hydrates`).toHaveCount(1, { timeout: 20_000 })
    if ((await failed.count()) > 0) findings.push(`${id}: ${await failed.textContent()}`)
  }
  expect(findings, findings.join('\n\n')).toEqual([])
})
