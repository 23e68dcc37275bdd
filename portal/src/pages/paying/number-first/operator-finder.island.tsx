/** Finds the operator while a mobile number is typed above, unless one was chosen already, and says so. */
import type { Locale } from '@chowk/shell'
import { useEffect, useState } from 'react'
import { latinDigits } from '../../../money/money.ts'
import styles from './operator-finder.module.css'

type OperatorFinderProps = {
  readonly locale: Locale
  /** The ids of the field and of the list, which are in the page without this island. */
  readonly field: string
  readonly list: string
}

interface Found {
  readonly operator?: string
  readonly circleName?: Readonly<Record<Locale, string>>
  readonly isKnown?: boolean
}

const copy = {
  en: {
    known: (who: string) => `${who}, as you paid before. Not right? Choose another.`,
    guess: (who: string) => `Our guess: ${who}. Not right? Choose another.`,
  },
  hi: {
    known: (who: string) => `${who}, जैसा आपने पहले भुगतान किया था। सही नहीं? दूसरा चुनें।`,
    guess: (who: string) => `ऑपरेटर अपने-आप चुना गया: ${who}। सही नहीं? दूसरा चुनें।`,
  },
}

const wholeNumber = /^[6-9]\d{9}$/

export function OperatorFinder({ locale, field, list }: OperatorFinderProps) {
  const [found, setFound] = useState('')
  useEffect(() => {
    const number = document.getElementById(field)
    const operator = document.getElementById(list)
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
      const { operator: slug = '', circleName, isKnown } = await ask(value, leaving.signal)
      const option = [...select.options].find(each => each.value === slug && slug !== '')
      if (latest !== value || isChosen || !option) return
      select.value = slug
      const who = [option.label, circleName?.[locale]].filter(Boolean).join(', ')
      setFound(copy[locale][isKnown ? 'known' : 'guess'](who))
    }
    const onInput = () => void look(number.value, operator).catch(() => undefined)
    const onChoice = () => {
      isChosen = operator.value !== ''
      setFound('')
    }
    number.addEventListener('input', onInput, { signal: leaving.signal })
    operator.addEventListener('change', onChoice, { signal: leaving.signal })
    // Handles what was typed before this code loaded.
    onInput()
    return () => leaving.abort()
  }, [locale, field, list])
  return (
    <p className={styles.found} aria-live="polite">
      {found}
    </p>
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
