/** Elements of a calculator's page that the server draws and the browser looks for. */
export const formId = 'calculator'
/** Holds everything the calculation comes to. */
export const outcomeId = 'outcome'
/** Where the form leads to. */
export const resultId = 'result'
/** The long table that is shown when asked for. */
export const foldedId = 'folded'
