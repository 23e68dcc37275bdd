import { expect, test } from 'vitest'
import { mergeShapes } from './merge-shapes.ts'
import { iconShapes } from './sprite.ts'

test('shapes become one path, each from its own start', () => {
  expect(mergeShapes('<path d="M2 4h6" /><path d="m9 1 2-3.5.5 1" />')).toBe(
    '<path d="M2 4h6M9 1l2-3.5.5 1"/>',
  )
  expect(mergeShapes('<path d="m.5.25h3" /><line x1="1" y1="2" x2="3" y2="4" />')).toBe(
    '<path d="M.5.25h3M1 2L3 4"/>',
  )
  expect(mergeShapes('<circle cx="12" cy="8" r="2" />')).toBe(
    '<path d="M10 8a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z"/>',
  )
  expect(mergeShapes('<rect width="20" height="14" x="2" y="5" />')).toBe('<path d="M2 5h20v14h-20v-14z"/>')
  expect(mergeShapes('<rect width="20" height="14" x="2" y="5" rx="2" />')).toBe(
    '<path d="M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z"/>',
  )
})

test('a shape with attributes of its own keeps them', () => {
  const dot = '<circle cx="16.5" cy="7.5" r=".5" fill="currentColor" />'
  expect(mergeShapes(`<path d="M2 4h6" />${dot}`)).toBe(`<path d="M2 4h6"/>${dot}`)
})

test('no part of an icon is lost', () => {
  for (const [name, shapes] of iconShapes()) expect(shapes, name).toMatch(/^<path d="M[^"]+"\/>/)
})
