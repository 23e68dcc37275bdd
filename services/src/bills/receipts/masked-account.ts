const shownAtMost = 4

/** '••••••0011': enough to recognise one's own account by, and never more than a third of it. */
export function maskedAccount(account: string): string {
  const signs = [...account]
  const shown = Math.min(shownAtMost, Math.floor(signs.length / 3))
  return '•'.repeat(signs.length - shown) + signs.slice(signs.length - shown).join('')
}
