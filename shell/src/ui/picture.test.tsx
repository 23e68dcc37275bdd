import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { initials, Picture } from './picture.tsx'

test.each([
  ['Mobile Recharge', 'MR'],
  ['  water   board of  Delhi', 'WB'],
  ['बिजली बिल', 'बब'],
  ['FASTag', 'F'],
  ['', ''],
])('the initials of "%s" are %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

test('an icon is drawn from the sprite', () => {
  const html = renderToStaticMarkup(<Picture image="icon:zap" name="Electricity" />)
  expect(html).toContain('href="https://assets.chowk.example/icons.svg#zap"')
})

test('without a picture there are initials, never an empty box', () => {
  expect(renderToStaticMarkup(<Picture name="Piped Gas" />)).toContain('data-initials="PG"')
})
