/** The address of a result: its page with the input, without commas, which only separate digits. */
export function resultAddress(path: string, typed: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(
    Object.entries(typed).map(([name, text]) => [name, text.trim().replaceAll(',', '')]),
  )
  return `${path}?${query}`
}

/** The address of a result's table as a file; the first table is number 1. */
export function tableAddress(address: string, number: number): string {
  return `${address.replace('?', '/table.csv?')}&table=${number}`
}

/** The id of the form, which the server renders and the browser looks up. */
export const formId = 'calculator'
export const outcomeId = 'outcome'
/** The id of the element that the form’s address scrolls to. */
export const resultId = 'result'
export const foldedId = 'folded'
