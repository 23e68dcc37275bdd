/**
 * Keeps the result in step with the form while a person types. The calculator's own code is fetched on the first change;
 * until then, and without JavaScript, the form asks the server.
 */
import type { Locale } from '@chowk/shell'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Calculation } from '../calculations/calculation.ts'
import { formId, outcomeId, resultId } from '../outcome/ids.ts'
import type { Outcome } from '../outcome/outcome.ts'
import { OutcomeView } from '../outcome/outcome-view.tsx'
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

async function loadCalculation(slug: string): Promise<Calculation | undefined> {
  const module = await loaders[`../calculations/${slug}.ts`]?.()
  return Object.values(module ?? {})[0]
}

export function LiveResult({ slug, locale, path }: LiveResultProps): ReactNode {
  const [shown, setShown] = useState<Shown>()

  useEffect(() => {
    const form = document.getElementById(formId)
    const place = document.getElementById(outcomeId)
    if (!(form instanceof HTMLFormElement) || !place) return
    let isServers = true
    return watchForm(
      form,
      () => loadCalculation(slug),
      (answer, reason) => {
        place.toggleAttribute('data-stale', 'problems' in answer)
        if ('problems' in answer) return
        forgetFaults(form)
        if (isServers) place.replaceChildren()
        isServers = false
        const address = resultAddress(path, answer.typed)
        history.replaceState(history.state, '', address)
        setShown({ outcome: answer.outcome, address, place })
        if (reason === 'sent')
          requestAnimationFrame(() => document.getElementById(resultId)?.scrollIntoView())
      },
    )
  }, [slug, path])

  return (
    <>
      <p className={styles.announcement} role="status">
        {shown &&
          `${shown.outcome.headline.label[locale]}: ${valueText(shown.outcome.headline.value, locale)}`}
      </p>
      {shown &&
        createPortal(
          <OutcomeView outcome={shown.outcome} locale={locale} address={shown.address} />,
          shown.place,
        )}
    </>
  )
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
