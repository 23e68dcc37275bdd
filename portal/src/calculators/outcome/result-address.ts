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
/** The id of the element that contains the whole result. */
export const outcomeId = 'outcome'
/** The id of the element that the form’s address scrolls to. */
export const resultId = 'result'
/** The id of the long table, which is collapsed. */
export const foldedId = 'folded'
