/** A mobile number and its operator, which is found while the number is typed, unless somebody has chosen already. */
import type { Locale } from '@chowk/shell'
import { type ReactNode, useEffect, useState } from 'react'
import { latinDigits } from '../../money/money.ts'
import { Field } from '../../ui/field.tsx'
import { type Option, Select } from '../../ui/select.tsx'
import styles from './operator-finder.module.css'

type OperatorFinderProps = {
  readonly locale: Locale
  readonly number: {
    readonly id: string
    readonly name: string
    readonly label: string
    readonly hint: string
    readonly inputMode: 'numeric' | 'text' | 'tel' | undefined
    readonly maxLength: number
    readonly autoComplete: string
    readonly defaultValue?: string | undefined
    readonly error?: string
  }
  readonly operator: {
    readonly id: string
    readonly name: string
    readonly label: string
    readonly placeholder: string
    /** Where the form was sent without it. */
    readonly error?: string
    readonly options: readonly Option[]
  }
  /** The circles' names by their slugs. */
  readonly circles: Readonly<Record<string, string>>
}

interface Found {
  readonly operator?: string
  readonly circle?: string
  readonly isKnown?: boolean
}

const copy = {
  en: {
    known: (who: string) => `${who}, as you paid before. Not right? Choose another.`,
    guess: (who: string) => `Our guess: ${who}. Not right? Choose another.`,
  },
  hi: {
    known: (who: string) => `${who}, जैसा आपने पहले भुगतान किया था। सही नहीं? दूसरा चुनें।`,
    guess: (who: string) => `हमारा अनुमान: ${who}। सही नहीं? दूसरा चुनें।`,
  },
}

const wholeNumber = /^[6-9]\d{9}$/

export function OperatorFinder({
  locale,
  number: asked,
  operator: choice,
  circles,
}: OperatorFinderProps): ReactNode {
  const [found, setFound] = useState('')
  useEffect(() => {
    const number = document.getElementById(asked.id)
    const operator = document.getElementById(choice.id)
    if (!(number instanceof HTMLInputElement) || !(operator instanceof HTMLSelectElement)) return
    const leaving = new AbortController()
    let isChosen = operator.value !== ''
    let latest = ''

    async function look(typed: string, select: HTMLSelectElement) {
      const value = latinDigits(typed).replace(/\D/g, '').slice(-10)
      if (value === latest || isChosen) return
      latest = value
      setFound('')
      if (!wholeNumber.test(value)) return
      const { operator: slug = '', circle = '', isKnown } = await ask(value, leaving.signal)
      const option = [...select.options].find(each => each.value === slug && slug !== '')
      if (latest !== value || isChosen || !option) return
      select.value = slug
      const who = [option.label, circles[circle]].filter(Boolean).join(', ')
      setFound(copy[locale][isKnown ? 'known' : 'guess'](who))
    }
    const onInput = () => void look(number.value, operator).catch(() => undefined)
    const onChoice = () => {
      isChosen = operator.value !== ''
      setFound('')
    }
    number.addEventListener('input', onInput, { signal: leaving.signal })
    operator.addEventListener('change', onChoice, { signal: leaving.signal })
    // What was typed while this code was on its way counts.
    onInput()
    return () => leaving.abort()
  }, [locale, asked.id, choice.id, circles])
  return (
    <>
      <Field {...asked} />
      <Select {...choice} />
      <p className={styles.found} aria-live="polite">
        {found}
      </p>
    </>
  )
}

async function ask(number: string, signal: AbortSignal): Promise<Found> {
  const answer = await fetch('/mobile-recharge/operator.json', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number }),
    signal,
  })
  return answer.ok ? ((await answer.json()) as Found) : {}
}
