import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hydrateIsland } from './hydrate.ts'

const Letter = () => <textarea name="letter" defaultValue="My" />

test('what was typed before React came, and while it comes, stays', async () => {
  document.body.innerHTML = `<chowk-island>${renderToString(<Letter />)}</chowk-island>`
  const island = document.querySelector<HTMLElement>('chowk-island') as HTMLElement
  const area = island.querySelector('textarea') as HTMLTextAreaElement
  area.value = 'My name'
  const alive = hydrateIsland(island, Letter)
  area.value = 'My name in Tamil'
  area.dispatchEvent(new Event('input', { bubbles: true }))
  await alive
  expect(island.querySelector('textarea')).toBe(area)
  expect(area.value).toBe('My name in Tamil')
})
