/** Paise as a number of rupees with at most two decimals, for answers whose contract speaks rupees. Never to calculate with. */
export function rupeesOf(paise: number): number {
  return paise / 100
}
