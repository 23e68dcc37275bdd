/** A whole code is sent by itself, after a moment in which it can be seen, and once. Shows nothing itself. */
import { useEffect } from 'react'

const wholeCode = /^\d{6}$/
const momentMs = 1000

export function CodeEntry({ fieldId }: { readonly fieldId: string }): null {
  useEffect(() => {
    const field = document.getElementById(fieldId)
    if (!(field instanceof HTMLInputElement) || !field.form) return
    const { form } = field
    const leaving = new AbortController()
    const { signal } = leaving
    let timer: ReturnType<typeof setTimeout> | undefined
    let isSent = false
    const onInput = () => {
      clearTimeout(timer)
      if (wholeCode.test(field.value.trim())) timer = setTimeout(() => form.requestSubmit(), momentMs)
    }
    const onSubmit = (event: Event) => {
      clearTimeout(timer)
      // The code is good once: a second sending would find it used.
      if (isSent) event.preventDefault()
      isSent = true
    }
    field.addEventListener('input', onInput, { signal })
    form.addEventListener('submit', onSubmit, { signal })
    // History may bring the sent form back.
    window.addEventListener('pageshow', () => (isSent = false), { signal })
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [fieldId])
  return null
}
