import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HomeStrip } from '../pages/home/home-strip.island.tsx'
import { Island } from './island.tsx'

test('props that look like markup stay text, and come back whole', () => {
  const address = `</script><script>alert("1")</script> & 'quotes'`
  const html = renderToStaticMarkup(<Island component={HomeStrip} when="visible" props={{ address }} />)
  expect(html).not.toContain('<script>')
  const written = /data-props="([^"]*)"/.exec(html)?.[1] ?? ''
  const read = written
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  expect(JSON.parse(read)).toEqual({ address })
})

test('the island says its name, where its code is, and when it hydrates', () => {
  const html = renderToStaticMarkup(
    <Island component={HomeStrip} when="visible" props={{ address: '/my-strip' }} />,
  )
  expect(html).toMatch(
    /^<chowk-island data-name="home-strip" data-code="\/src\/pages\/home\/home-strip\.island\.tsx" data-when="visible"/,
  )
  expect(html).toContain('"><div class=')
})

test('a component that is no island is refused with what to do', () => {
  const Plain = () => null
  const render = () => renderToStaticMarkup(<Island component={Plain} when="load" props={{}} />)
  expect(render).toThrow(/Plain is not an island.*\*\.island\.tsx/)
})
