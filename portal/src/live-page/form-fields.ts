/** What a form would send, as the browser sends it. */
export function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null = null): URLSearchParams {
  const fields = [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return new URLSearchParams(fields)
}
