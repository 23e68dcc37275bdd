import { announce } from '@chowk/shell/behaviour'

/** `field` is the id of the field that is filled in, `label` its name for those who hear what was done. */
type AmountOffersProps = { readonly field: string; readonly label: string }

export function fillInAmount(root: HTMLElement, { field, label }: AmountOffersProps): void {
  root.addEventListener('click', event => {
    const offer = event.target
    const control = document.getElementById(field)
    if (!(offer instanceof HTMLAnchorElement) || !(control instanceof HTMLInputElement)) return
    event.preventDefault()
    control.value = offer.dataset.value ?? ''
    // The form judges anew what was refused.
    control.dispatchEvent(new Event('input', { bubbles: true }))
    announce(`${label}: ${offer.textContent}`)
  })
}
