/** What is due, as a calendar that programs subscribe to (RFC 5545). */

import { billerIn, formatPaise } from '@chowk/catalog'
import type { AccountDue } from '@chowk/services'
import type { Locale } from '@chowk/shell'
import { wordsOf } from '../../../content/words.ts'

const lineBytes = 75

export function billCalendar(dues: readonly AccountDue[], locale: Locale, at: Date): string {
  const stamp = `${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`
  const events = dues.flatMap(({ account, dueState }) => {
    if (dueState.state !== 'due' && dueState.state !== 'plan') return []
    const { amountPaise, dueDate } = dueState.due
    const what =
      dueState.state === 'plan' ? wordsOf('dueBills')[locale].planEnds : formatPaise(amountPaise, locale)
    const payee = account.name || billerIn(locale, account.billerId)
    return [
      'BEGIN:VEVENT',
      `UID:${account.id}-${dueDate}@chowk`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${dueDate.replaceAll('-', '')}`,
      `SUMMARY:${text(`${payee}: ${what}`)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]
  })
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Chowk//Bills//EN', ...events, 'END:VCALENDAR']
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

const text = (value: string) =>
  value
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\r?\n/g, ' ')

/** Folds lines at 75 bytes, never within a character. */
function folded(line: string): string {
  let [shown, bytes] = ['', 0]
  for (const letter of line) {
    const length = Buffer.byteLength(letter)
    if (bytes + length > lineBytes) [shown, bytes] = [`${shown}\r\n `, 1]
    shown += letter
    bytes += length
  }
  return shown
}
