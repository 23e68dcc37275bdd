/** The app that was used last on this phone is the first one offered. It is remembered in this browser alone. */
const lastApp = 'chowk-upi-app'

export function startUpiApps(root: HTMLElement): void {
  const links = [...root.querySelectorAll<HTMLElement>('[data-upi-app]')]
  const last = links.find(({ dataset }) => dataset.upiApp === localStorage.getItem(lastApp))
  const item = last?.closest('li')
  item?.parentElement?.prepend(item)
  for (const link of links)
    link.addEventListener('click', () => localStorage.setItem(lastApp, link.dataset.upiApp ?? ''))
}
