import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Monogram } from './monogram.tsx'

test('a name keeps its colour wherever it is drawn, and draws without a style attribute', () => {
  const first = renderToStaticMarkup(<Monogram name="Tata Play" />)
  expect(renderToStaticMarkup(<Monogram name="Tata Play" />)).toBe(first)
  expect(first).not.toContain('style=')
})

test('names of one initial are told apart by colour', () => {
  const toneOf = (name: string) => /tone\d/.exec(renderToStaticMarkup(<Monogram name={name} />))?.[0]
  const tones = new Set(['Airtel', 'Axis', 'Aavas', 'Aptus', 'Asirvad', 'Arohan'].map(toneOf))
  expect(tones.size).toBeGreaterThan(2)
})
