/**
 * Keeps the result in step with the form while a person types. The calculator's own code is fetched on the first change;
 * until then, and without JavaScript, the form asks the server.
 */
import { announce, type Locale } from '@chowk/shell'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Calculation, FormProblem } from '../calculations/calculation.ts'
import { formId, outcomeId, resultId } from '../outcome/ids.ts'
import type { Outcome } from '../outcome/outcome.ts'
import type { OutcomeView } from '../outcome/outcome-view.tsx'
import { valueText } from '../outcome/value-text.ts'
import styles from './live-result.module.css'
import { resultAddress } from './result-address.ts'
import { watchForm } from './watch-form.ts'

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

const loaders = import.meta.glob<Record<string, Calculation>>('../calculations/*.ts')

/** How an outcome is drawn; its styles are the calculators' own, and no other page carries them. */
let View: typeof OutcomeView | undefined

async function loadCalculation(slug: string): Promise<Calculation | undefined> {
  const [module, drawn] = await Promise.all([
    loaders[`../calculations/${slug}.ts`]?.(),
    import('../outcome/outcome-view.tsx'),
  ])
  View = drawn.OutcomeView
  return Object.values(module ?? {})[0]
}

export function LiveResult({ slug, locale, path }: LiveResultProps): ReactNode {
  const [shown, setShown] = useState<Shown>()
  const [wrong, setWrong] = useState('')

  useEffect(() => {
    const form = document.getElementById(formId)
    const place = document.getElementById(outcomeId)
    if (!(form instanceof HTMLFormElement) || !place) return
    let isServers = true
    let said = ''
    return watchForm(
      form,
      () => loadCalculation(slug),
      (answer, reason) => {
        const isStale = 'problems' in answer
        setWrong(isStale ? whatIsWrong(answer.problems, locale) : '')
        place.toggleAttribute('data-stale', isStale)
        // Nobody reads the old result as that of what is typed now.
        place.inert = isStale
        if (isStale) return
        forgetFaults(form)
        if (isServers) place.replaceChildren()
        isServers = false
        const address = resultAddress(path, answer.typed)
        history.replaceState(history.state, '', address)
        setShown({ outcome: answer.outcome, address, place })
        const sentence = headlineOf(answer.outcome, locale)
        // What changed is read by itself; whoever presses the button for the same result hears it again.
        if (reason === 'sent' && sentence === said) announce(sentence)
        said = sentence
        if (reason === 'sent') requestAnimationFrame(bringResultIntoSight)
      },
    )
  }, [slug, path, locale])

  return (
    <>
      <p className={wrong ? styles.wrong : styles.announcement} role="status">
        {wrong || (shown && headlineOf(shown.outcome, locale))}
      </p>
      {shown &&
        View &&
        createPortal(<View outcome={shown.outcome} locale={locale} address={shown.address} />, shown.place)}
    </>
  )
}

/** A result that is in the window already stays where it is. */
function bringResultIntoSight(): void {
  const result = document.getElementById(resultId)
  if (!result) return
  const { top } = result.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight / 2) result.scrollIntoView()
}

const before: Record<Locale, string> = {
  en: 'The result shown is for what you typed before.',
  hi: 'दिखाया गया परिणाम पहले लिखी जानकारी का है।',
}

/** What to mend, and whose the result is that still stands there. */
function whatIsWrong(problems: readonly FormProblem[], locale: Locale): string {
  const said = problems.map(({ message }) => message[locale])
  return [...said, ...(document.getElementById(resultId) ? [before[locale]] : [])].join(' ')
}

function headlineOf({ headline: { label, value } }: Outcome, locale: Locale): string {
  return `${label[locale]}: ${valueText(value, locale)}`
}

/** What the server marked as wrong was mended: the marks and messages go. */
function forgetFaults(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll('[aria-invalid]')) {
    const faultId = `${field.id}-error`
    document.getElementById(faultId)?.remove()
    const others =
      field
        .getAttribute('aria-describedby')
        ?.split(' ')
        .filter(id => id !== faultId) ?? []
    field.setAttribute('aria-describedby', others.join(' '))
    field.removeAttribute('aria-invalid')
  }
  form.querySelector('[role=alert]')?.remove()
}
