import { expect, test } from 'vitest'
import { hashSource } from '../../../page/in-html.ts'
import { snippets } from './snippets.ts'

const origin = 'https://www.chowk.example'

test('every snippet is the example that runs, for this portal and with what was chosen', () => {
  const chosen = { activePage: "/driver's-seat", showUtilityBar: 'true' }
  for (const { host, file, code } of snippets(origin, chosen)) {
    expect(code, host).toContain(origin)
    expect(code, host).not.toMatch(/@PORTAL@|localhost:3000|activePage[^\n]*bus-tickets/)
    if (!['nginx.conf', 'sign-in.html'].includes(file))
      expect(code, host).toMatch(/driver(\\'|'|%27|&#39;|&#x27;)s-seat/)
  }
})

test('nothing that was chosen can end a text in the code around it', () => {
  const written = snippets(origin, { screenName: `'"><script>` })
  const codeOf = (name: string) => written.find(({ host }) => host === name)?.code
  expect(codeOf('HTML')).toContain(`screenName="'&quot;>&lt;script>"`)
  for (const host of ['Node', 'PHP', 'Python', 'React'])
    expect(codeOf(host), host).toContain(`'\\'"><script>'`)
})

test('the plain page’s policy names the style that it contains', () => {
  const html = snippets(origin, {}).find(({ host }) => host === 'HTML')?.code ?? ''
  const style = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? ''
  expect(html).toContain(hashSource(style))
})
