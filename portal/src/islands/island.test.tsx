import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { showStrip } from '../own-accounts/own-strip.behaviour.ts'
import { OperatorFinder } from '../pages/paying/number-first/operator-finder.island.tsx'
import { Behaviour, Island } from './island.tsx'

const fields = { locale: 'en', field: 'number', list: 'operator' } as const

test('props that look like markup stay text, and survive the round trip', () => {
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

test('the markup of an island names it, its code, and when it hydrates', () => {
  const html = renderToStaticMarkup(<Island component={OperatorFinder} when="visible" props={fields} />)
  expect(html).toMatch(
    /^<chowk-island data-name="operator-finder" data-code="\/src\/pages\/paying\/number-first\/operator-finder\.island\.tsx" data-when="visible"/,
  )
  expect(html).toContain('"><p class=')
})

test('the markup of a behaviour names its function and its file, and wraps its content', () => {
  const html = renderToStaticMarkup(
    <Behaviour start={showStrip} when="customer" props={{ address: '/my-strip' }}>
      <p>Here</p>
    </Behaviour>,
  )
  expect(html).toMatch(
    /^<chowk-island data-start="showStrip" data-code="\/src\/own-accounts\/own-strip\.behaviour\.ts" data-when="customer"/,
  )
  expect(html).toContain('><p>Here</p></chowk-island>')
})

test('an island that the browser could not find is refused with a way to fix it', () => {
  const Plain = () => null
  const render = () => renderToStaticMarkup(<Island component={Plain} when="load" props={{}} />)
  expect(render).toThrow(/the code of Plain.*\*\.island\.tsx/)
})
