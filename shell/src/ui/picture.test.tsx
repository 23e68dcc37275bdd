import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'
import { configureIcons } from './picture-of.ts'

test('icons are parts of one image of the assets host, which any page may show', () => {
  const html = renderToStaticMarkup(<Picture image="icon:zap" name="Electricity" />)
  expect(html).toContain('src="https://assets.chowk.example/icons/all.svg#zap"')
  expect(html).toContain('data-initials="E"')
})

test('without a picture there are initials, never an empty box', () => {
  expect(renderToStaticMarkup(<Picture name="Piped Gas" />)).toContain('data-initials="PG"')
})

test('a page with a sprite of its own draws the icon from it', () => {
  configureIcons('/assets/icons.svg')
  const html = renderToStaticMarkup(<Picture image="icon:zap" name="Electricity" />)
  expect(html).toContain('<use href="/assets/icons.svg#zap"')
})
