import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Monogram } from './monogram.tsx'

test('a name keeps its look wherever it is drawn, and draws without a style attribute', () => {
  const first = renderToStaticMarkup(<Monogram name="Tata Play" locale="en" />)
  expect(renderToStaticMarkup(<Monogram name="Tata Play" locale="en" />)).toBe(first)
  expect(first).not.toContain('style=')
})

test('it is initials that nobody hears twice', () => {
  expect(renderToStaticMarkup(<Monogram name="Tata Play" locale="en" />)).toMatch(
    /^<span class="[^"]+" data-chowk-mark="TP" aria-hidden="true"><\/span>$/,
  )
})
