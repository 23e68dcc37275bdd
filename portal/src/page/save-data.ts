/** Whether the visitor asks for less data, where the browser says so. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData ?? false
}
