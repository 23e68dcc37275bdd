import type { Locale } from '@chowk/shell'
import { formatPaise } from '../../money/money.ts'

/** Says beside the button what the chosen amount is, since the choice may have scrolled away. */
export function nameChosen({ target }: Event, locale: Locale): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'amount') return
  const paise = Number(target.value)
  for (const output of document.querySelectorAll('[data-chosen]'))
    output.textContent = paise > 0 ? formatPaise(paise, locale) : ''
}
