import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { show } from '../../../page/test-page.tsx'
import { developersPage } from './developers.page.tsx'
import { hostPage } from './host.page.tsx'
import { hostKinds, snippets } from './snippets.ts'

test('the guide begins with the choice, which leads to each kind of page', async () => {
  const { html } = await show(developersPage, '/developers')
  const links = Array.from(html.matchAll(/\/developers\/(\w+)"/g), ([, kind]) => kind)
  expect(links).toEqual([...hostKinds, 'status'])
})

test.each(hostKinds)('/developers/%s contains its files as they are', async kind => {
  const { html } = await show(hostPage, `/developers/${kind}`, { params: { kind } })
  const files = snippets(kind, 'http://localhost:3000').flatMap(({ files }) => files)
  expect(files.length).toBeGreaterThan(1)
  for (const { code } of files) expect(html).toContain(renderToStaticMarkup(<code>{code}</code>))
})

test('there is no page of another kind', () => {
  expect(hostPage.load({ params: { kind: 'angular' } } as never)).toBeUndefined()
})
