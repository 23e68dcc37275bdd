import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OperatorFinder } from '../pages/paying/number-first/operator-finder.island.tsx'
import { showStrip } from '../pages/site/home/home-strip.behaviour.ts'
import { Behaviour, Island } from './island.tsx'

const fields = { locale: 'en', field: 'number', list: 'operator' } as const

test('props that look like markup stay text, and come back whole', () => {
  const address = `</script><script>alert("1")</script> & 'quotes'`
  const html = renderToStaticMarkup(<Behaviour start={showStrip} when="visible" props={{ address }} />)
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
  const html = renderToStaticMarkup(<Island component={OperatorFinder} when="visible" props={fields} />)
  expect(html).toMatch(
    /^<chowk-island data-name="operator-finder" data-code="\/src\/pages\/paying\/number-first\/operator-finder\.island\.tsx" data-when="visible"/,
  )
  expect(html).toContain('"><p class=')
})

test('a behaviour says what is called, where that is, and stands around its markup', () => {
  const html = renderToStaticMarkup(
    <Behaviour start={showStrip} when="customer" props={{ address: '/my-strip' }}>
      <p>Here</p>
    </Behaviour>,
  )
  expect(html).toMatch(
    /^<chowk-island data-start="showStrip" data-code="\/src\/pages\/site\/home\/home-strip\.behaviour\.ts" data-when="customer"/,
  )
  expect(html).toContain('><p>Here</p></chowk-island>')
})

test('what the browser could not find is refused with what to do', () => {
  const Plain = () => null
  const render = () => renderToStaticMarkup(<Island component={Plain} when="load" props={{}} />)
  expect(render).toThrow(/the code of Plain.*\*\.island\.tsx/)
})
