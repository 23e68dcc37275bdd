/**
 * UPI ids that were used before, the last one first: a tap fills the field, and each can be removed. They stay in
 * this browser.
 */
const storedAs = 'chowk-upi-ids'
const maxShown = 3

interface UpiIdsProps {
  /** The id to store. */
  readonly keep?: string
  readonly saved?: string
  readonly use?: string
  readonly remove?: string
}

const savedIds = (): string[] => (localStorage.getItem(storedAs) ?? '').split(' ').filter(Boolean)

const store = (ids: readonly string[]): void =>
  localStorage.setItem(storedAs, ids.slice(0, maxShown).join(' '))

export function startUpiIds(root: HTMLElement, { keep, saved = '', use = '', remove = '' }: UpiIdsProps) {
  if (keep) {
    store([keep, ...savedIds().filter(id => id !== keep)])
    return
  }
  const field = root.querySelector('input')
  const list = document.createElement('ul')
  list.ariaLabel = saved
  list.dataset.upiIds = ''
  for (const id of savedIds()) {
    const row = list.appendChild(document.createElement('li'))
    addButton(row, id, use.replace('{id}', id), () => {
      if (field) field.value = id
    })
    addButton(row, remove.replace('{id}', '').trim(), remove.replace('{id}', id), () => {
      store(savedIds().filter(each => each !== id))
      row.remove()
    })
    row.addEventListener('click', () => field?.focus())
  }
  if (list.childElementCount > 0) root.append(list)
}

function addButton(row: HTMLElement, text: string, label: string, press: () => void): void {
  const button = row.appendChild(document.createElement('button'))
  button.type = 'button'
  button.textContent = text
  button.ariaLabel = label
  button.addEventListener('click', press)
}
