/** '../pages/home/quick-pay.island.tsx' is the island 'quick-pay'. */
export function islandName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.island\.tsx$/, '')
}

/** Before it is built, an island's code is its source: 'src/pages/home/quick-pay.island.tsx'. */
export function sourceOf(file: string): string {
  return `/${file}`
}
