import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PromotionCard } from '../pages/home/promotion-card.island.tsx'
import { Island } from './island.tsx'

const props = {
  name: 'n',
  creative: 'c',
  position: 'p',
  icon: 'zap' as const,
  text: 'text',
  cta: 'go',
  href: '/',
}

test('props that look like markup stay text, and come back whole', () => {
  const title = `</script><script>alert("1")</script> & 'quotes'`
  const html = renderToStaticMarkup(
    <Island component={PromotionCard} when="visible" props={{ ...props, title }} />,
  )
  expect(html).not.toContain('<script>')
  const written = /data-props="([^"]*)"/.exec(html)?.[1] ?? ''
  const read = written
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  expect(JSON.parse(read)).toEqual({ ...props, title })
})

test('the island says its name, where its code is, and when it hydrates', () => {
  const html = renderToStaticMarkup(
    <Island component={PromotionCard} when="visible" props={{ ...props, title: 't' }} />,
  )
  expect(html).toMatch(
    /^<chowk-island data-name="promotion-card" data-code="\/src\/pages\/home\/promotion-card\.island\.tsx" data-when="visible"/,
  )
  expect(html).toContain('<h3>t</h3>')
})

test('a component that is no island is refused with what to do', () => {
  const Plain = () => null
  const render = () => renderToStaticMarkup(<Island component={Plain} when="load" props={{}} />)
  expect(render).toThrow(/Plain is not an island.*\*\.island\.tsx/)
})
