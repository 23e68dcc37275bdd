/** The address under which a result is found again: its page, with what was typed. Commas only help the eye. */
export function resultAddress(path: string, typed: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(
    Object.entries(typed).map(([name, text]) => [name, text.trim().replaceAll(',', '')]),
  )
  return `${path}?${query}`
}

/** Where a table of a result is found as a file; the first is number 1. */
export function tableAddress(address: string, number: number): string {
  return `${address.replace('?', '/table.csv?')}&table=${number}`
}

/** Elements of a calculator's page that the server draws and the browser looks for. */
export const formId = 'calculator'
/** Holds everything the calculation comes to. */
export const outcomeId = 'outcome'
/** Where the form leads to. */
export const resultId = 'result'
/** The long table that is shown when asked for. */
export const foldedId = 'folded'
