/** Paise as rupees with at most two decimals, for responses whose contract uses rupees. Never calculate with the result. */
export function rupeesOf(paise: number): number {
  return paise / 100
}

/** Paise as '199.50', for people. */
export function rupeeText(paise: number): string {
  return rupeesOf(paise).toFixed(2)
}
