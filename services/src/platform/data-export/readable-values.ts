// Formats of the data export that people and machines can both read.

const indianClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** '2026-11-16T13:05:00+05:30', or empty for null. */
export function moment(at: number | null): string {
  return at === null ? '' : `${indianClock.format(at).replace(' ', 'T')}+05:30`
}

/** '-1842.00', or empty for null. */
export function rupees(paise: number | null): string {
  if (paise === null) return ''
  const digits = String(Math.abs(paise)).padStart(3, '0')
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
