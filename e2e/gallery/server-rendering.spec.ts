/** Every story must render on a server and hydrate without errors. */
import { expect, test } from '@playwright/test'
import { complaintsOf, withoutFailedCalls } from './gallery.ts'

test('every story renders on the server, and hydrates without a mismatch under a strict policy', {
  tag: '@full',
}, async ({ page, request }) => {
  test.setTimeout(300_000)
  const index: { entries: Record<string, { type: string }> } = await (await request.get('/index.json')).json()
  const stories = Object.entries(index.entries).filter(([, { type }]) => type === 'story')
  expect(stories.length).toBeGreaterThan(20)

  const findings: string[] = []
  const complaints = complaintsOf(page)
  for (const [id] of stories) {
    await page.goto(`/pages/${id}.html`)
    const failed = page.locator('pre[data-failed]')
    const hydrated = page.locator('html[data-hydrated]')
    await expect(failed.or(hydrated), `${id} hydrates`).toHaveCount(1, { timeout: 20_000 })
    if ((await failed.count()) > 0) findings.push(`${id}: ${await failed.textContent()}`)
    findings.push(...withoutFailedCalls(complaints.splice(0)).map(complaint => `${id}: ${complaint}`))
  }
  expect(findings, findings.join('\n\n')).toEqual([])
})
