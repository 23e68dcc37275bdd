import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ErrorSummary } from './error-summary.tsx'
import { Field } from './field.tsx'
import { Select } from './select.tsx'

test('a field without hint or error points at neither', () => {
  const html = renderToStaticMarkup(<Field name="consumerNumber" label="Consumer number" />)
  expect(html).toContain('for="consumerNumber"')
  expect(html).not.toContain('aria-describedby')
  expect(html).not.toContain('aria-invalid')
})

test('the error is read before the hint, and both belong to the box', () => {
  const html = renderToStaticMarkup(<Field name="pin" label="PIN" hint="6 digits" error="Enter 6 digits." />)
  expect(html).toContain('aria-describedby="pin-error pin-hint"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toMatch(/id="pin-error">.*Enter 6 digits\.</)
  expect(html).toMatch(/id="pin-hint">6 digits</)
})

test('a select starts at its empty choice', () => {
  const html = renderToStaticMarkup(
    <Select
      name="board"
      label="Board"
      placeholder="Choose"
      options={[{ value: 'bescom', label: 'BESCOM' }]}
    />,
  )
  expect(html).toMatch(/<option value="" ?(?:selected="")?>Choose<\/option><option value="bescom">BESCOM/)
})

test('the summary names each problem, leads to its field and takes the focus', () => {
  const html = renderToStaticMarkup(
    <ErrorSummary locale="en" errors={[{ field: 'pin', message: 'Enter 6 digits.' }]} />,
  )
  expect(html).toContain('autofocus')
  expect(html).toContain('<a href="#pin">Enter 6 digits.</a>')
})

test('nothing wrong, no summary', () => {
  expect(renderToStaticMarkup(<ErrorSummary locale="en" errors={[]} />)).toBe('')
})
