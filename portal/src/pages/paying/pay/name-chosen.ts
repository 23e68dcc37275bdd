/** Says beside the button what the chosen amount comes to, since the choice may have scrolled away. */
export function nameChosen({ target }: Pick<Event, 'target'>): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'amount') return
  const { fee = '', sum = '' } = target.dataset
  const before = document.createElement('small')
  before.textContent = fee
  for (const output of document.querySelectorAll('[data-chosen]'))
    output.replaceChildren(...(sum ? [before, ' ', sum] : []))
}
