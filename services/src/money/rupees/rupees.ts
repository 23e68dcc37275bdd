/** Paise as a number of rupees with at most two decimals, for answers whose contract speaks rupees. Never to calculate with. */
export function rupeesOf(paise: number): number {
  return paise / 100
}

/** Paise as '199.50', for whoever reads it. */
export function rupeeText(paise: number): string {
  return rupeesOf(paise).toFixed(2)
}
