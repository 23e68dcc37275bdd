// Amounts, times and names as a message writes them.
import type { Locale } from '@chowk/catalog'

const symbols: Record<Locale, string> = { en: 'Rs. ', hi: '₹' }

/** 'Rs. 1,23,456.50', whole rupees without the zeros; in Hindi '₹1,23,456.50'. */
export function money(paise: number, language: Locale): string {
  const minimumFractionDigits = paise % 100 === 0 ? 0 : 2
  return (
    symbols[language] +
    (paise / 100).toLocaleString('en-IN', { minimumFractionDigits, maximumFractionDigits: 2 })
  )
}

/** '16 Nov, 2:40 pm', in India wherever the server stands. */
export function time(at: number, language: Locale): string {
  return new Date(at).toLocaleString(`${language}-IN`, {
    timeZone: 'Asia/Kolkata',
    numberingSystem: 'latn',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  })
}
