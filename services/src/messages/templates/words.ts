// Amounts, times and names as a message writes them.
import { categories, type Locale, nameIn, payeeIn } from '@chowk/catalog'

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

const onTheWayBack: ReadonlyMap<string, string> = new Map([
  ['Add money', 'वॉलेट में जोड़े गए पैसे'],
  ['Balance paid out', 'वॉलेट का बैलेंस'],
])

/** What the ledger says in English of something bought, 'DTH Recharge, Tata Play', or of money on its way back; what has no Hindi name stays. */
export function boughtInHindi(description: string): string {
  const [title, payee] = description.split(/, (.*)/s)
  const category = categories.find(({ name }) => name === title)
  if (!category || !payee) return onTheWayBack.get(description) ?? description
  return `${nameIn('hi', category)}, ${payeeIn('hi', payee)}`
}
