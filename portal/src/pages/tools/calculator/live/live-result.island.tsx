/**
 * Updates the result while a person types. The calculator's own code is fetched at the first change; until then, and
 * without JavaScript, the form goes to the server.
 */
import { announce, type Locale } from '@chowk/shell'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Calculation } from '../../../../calculators/calculations/calculation.ts'
import type { Outcome } from '../../../../calculators/outcome/outcome.ts'
import type { OutcomeView } from '../../../../calculators/outcome/outcome-view.tsx'
import { formId, outcomeId, resultAddress, resultId } from '../../../../calculators/outcome/result-address.ts'
import { valueText } from '../../../../calculators/outcome/value-text.ts'
import { showErrors, watchForm } from './live-form.ts'
import styles from './live-result.module.css'

type LiveResultProps = {
  readonly slug: string
  readonly locale: Locale
  /** The page's own address. */
  readonly path: string
}

interface Shown {
  readonly outcome: Outcome
  readonly address: string
  readonly place: HTMLElement
}

const loaders = import.meta.glob<Calculation>('../../../../calculators/calculations/*-calculator.ts', {
  import: 'calculation',
})

/** The view of an outcome; its styles are part of the calculators' pages only. */
let View: typeof OutcomeView | undefined

async function loadCalculation(slug: string): Promise<Calculation | undefined> {
  const [calculation, drawn] = await Promise.all([
    loaders[`../../../../calculators/calculations/${slug}.ts`]?.(),
    import('../../../../calculators/outcome/outcome-view.tsx'),
  ])
  View = drawn.OutcomeView
  return calculation
}

export function LiveResult({ slug, locale, path }: LiveResultProps) {
  const [shown, setShown] = useState<Shown>()
  const [wrong, setWrong] = useState('')

  useEffect(() => {
    const form = document.getElementById(formId)
    const place = document.getElementById(outcomeId)
    if (!(form instanceof HTMLFormElement) || !place) return
    let isServers = true
    let announced = ''
    return watchForm(
      form,
      () => loadCalculation(slug),
      (answer, reason) => {
        const isStale = 'problems' in answer
        const problems = isStale ? answer.problems : []
        showErrors(form, problems, locale)
        setWrong(problems.map(({ message }) => message[locale]).join(' '))
        place.toggleAttribute('data-stale', isStale)
        // Without this a visitor could mistake the old result for that of the new input.
        place.inert = isStale
        if (isStale) return
        if (isServers) place.replaceChildren()
        isServers = false
        const address = resultAddress(path, answer.typed)
        history.replaceState(history.state, '', address)
        setShown({ outcome: answer.outcome, address, place })
        const sentence = headlineOf(answer.outcome, locale)
        // The live region reads a changed result; a visitor who presses the button for the same result hears it
        // again.
        if (reason === 'sent' && sentence === announced) announce(sentence)
        announced = sentence
        if (reason === 'sent') requestAnimationFrame(scrollToResult)
      },
    )
  }, [slug, path, locale])

  return (
    <>
      <p className={styles.announcement} role="status">
        {wrong || (shown && headlineOf(shown.outcome, locale))}
      </p>
      {shown &&
        View &&
        createPortal(<View outcome={shown.outcome} locale={locale} address={shown.address} />, shown.place)}
    </>
  )
}

/** Does not scroll if the result is visible already. */
function scrollToResult(): void {
  const result = document.getElementById(resultId)
  if (!result) return
  const { top } = result.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight / 2) result.scrollIntoView()
}

function headlineOf({ headline: { label, value } }: Outcome, locale: Locale): string {
  return `${label[locale]}: ${valueText(value, locale)}`
}
