/** Whether somebody wants help with reading on this device; nobody else learns of it. */
const name = 'chowk-reading-help'

export function wantsReadingHelp(): boolean {
  try {
    return localStorage.getItem(name) === 'on'
  } catch {
    // A browser that keeps nothing for us keeps it off.
    return false
  }
}

export function keepReadingHelp(isWanted: boolean): void {
  try {
    if (isWanted) localStorage.setItem(name, 'on')
    else localStorage.removeItem(name)
  } catch {
    // It holds for this page then.
  }
}
