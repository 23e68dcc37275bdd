import { announce } from '@chowk/shell/behaviour'

/** `field` is the id of the field to fill, `label` its name for the announcement. */
type AmountOffersProps = { readonly field: string; readonly label: string }

export function fillInAmount(root: HTMLElement, { field, label }: AmountOffersProps): void {
  root.addEventListener('click', event => {
    const offer = event.target
    const control = document.getElementById(field)
    if (!(offer instanceof HTMLAnchorElement) || !(control instanceof HTMLInputElement)) return
    event.preventDefault()
    control.value = offer.dataset.value ?? ''
    // Makes the form validate a refused field again.
    control.dispatchEvent(new Event('input', { bubbles: true }))
    announce(`${label}: ${offer.textContent}`)
  })
}
