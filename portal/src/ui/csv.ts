/** Lines of a CSV file (RFC 4180), with what spreadsheets need to read Hindi and not to run formulas. */

/** Marks the file as UTF-8: without it spreadsheets misread Hindi. */
export const byteOrderMark = '\uFEFF'

export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/** '-1842.00': digits that a spreadsheet can add up, with neither grouping nor currency. */
export function csvRupees(paise: number): string {
  const digits = String(Math.abs(paise)).padStart(3, '0')
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Makes text that some spreadsheets take for a formula plain text. */
export function escapeFormula(text: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text
}

const indianClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
})

export function indianDayAndTime(at: Date): { day: string; time: string } {
  const [day = '', time = ''] = indianClock.format(at).split(' ')
  return { day, time }
}
