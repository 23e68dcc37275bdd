/**
 * A whole code is sent by itself, after a moment in which it can be seen, and once. Neither it nor the number is lost where the
 * network goes before anybody has touched the header; a frame has none. Shows nothing itself.
 */
import { useEffect } from 'react'
import { watchForms } from '../../service-worker/watch-forms.ts'

const wholeCode = /^\d{6}$/
const momentMs = 1000

export function LoginEntry({ fieldId }: { readonly fieldId: string }): null {
  useEffect(watchForms, [])
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
      if (event.target !== form) return
      clearTimeout(timer)
      // The code is good once: a second sending would find it used. What was held back without a network was not sent.
      if (isSent) event.preventDefault()
      else isSent = !event.defaultPrevented
    }
    field.addEventListener('input', onInput, { signal })
    document.addEventListener('submit', onSubmit, { signal })
    // History may bring the sent form back.
    window.addEventListener('pageshow', () => (isSent = false), { signal })
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [fieldId])
  return null
}
