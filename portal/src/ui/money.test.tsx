import { formatAmount } from '@chowk/catalog'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ColumnAmount, havePaise } from './money.tsx'

/** The text without hidden elements. */
const seen = (paise: number, amounts: readonly number[]) =>
  renderToStaticMarkup(<ColumnAmount paise={paise} besidePaise={havePaise(amounts)} />)
    .replace(/<span class="[^"]*unseen[^"]*">[^<]*<\/span>/, '')
    .replace(/<[^>]+>/g, '')

test.each([
  [300_00, [300_00]],
  [300_00, [300_00, 12_50]],
  [12_50, [300_00, 12_50]],
  [-2_014_00, [0, 1]],
])('%i paise is written in a column as in a sentence', (paise, amounts) => {
  expect(seen(paise, amounts)).toBe(formatAmount(paise))
})

test('room for paise is left only where one of the column has some', () => {
  expect(havePaise([300_00, -5_00, 0])).toBe(false)
  expect(havePaise([300_00, 5])).toBe(true)
})
