/** As a person and the browser's form count: a letter that the machine keeps in two halves is one. */
export function lettersIn(text: string): number {
  return [...text].length
}
