/** Whether the visitor asks for less data, in browsers that report it. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData ?? false
}
