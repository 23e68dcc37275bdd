/** Offers the app that was used last on this phone first. It is stored in this browser only. */
const lastApp = 'chowk-upi-app'

export function startUpiApps(root: HTMLElement): void {
  const links = [...root.querySelectorAll<HTMLElement>('[data-upi-app]')]
  const last = links.find(({ dataset }) => dataset.upiApp === localStorage.getItem(lastApp))
  const item = last?.closest('li')
  item?.parentElement?.prepend(item)
  for (const link of links)
    link.addEventListener('click', () => localStorage.setItem(lastApp, link.dataset.upiApp ?? ''))
}
