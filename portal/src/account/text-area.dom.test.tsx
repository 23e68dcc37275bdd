import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextArea } from './text-area.tsx'

const letter = <TextArea name="letter" label="Letter" defaultValue="My" />

test.each(['My name in Tamil', 'My'])('React leaves "%s" in the box that it takes over', async typed => {
  document.body.replaceChildren()
  document.body.innerHTML = `<div>${renderToString(letter)}</div>`
  const area = document.querySelector('textarea') as HTMLTextAreaElement
  if (area.value !== typed) area.value = typed
  await act(async () => {
    hydrateRoot(document.body.firstElementChild as Element, letter)
  })
  expect(document.querySelector('textarea')).toBe(area)
  expect(area.value).toBe(typed)
})
