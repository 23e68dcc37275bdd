/** '../pages/home/quick-pay.island.tsx' is the island 'quick-pay'. */
export function islandName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.island\.tsx$/, '')
}
