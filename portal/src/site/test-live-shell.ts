// For tests: what operators have published, from the parts that a test names.
import type { LiveShell, ShellChanges } from '@chowk/services'

export function liveShell(
  banners: LiveShell['banners'] = [],
  changes: Partial<ShellChanges> = {},
): LiveShell {
  const none = { version: '', menu: [], shortcuts: [], footer: [], promotions: [] }
  return { version: banners.map(({ id }) => id).join(' '), banners, changes: { ...none, ...changes } }
}
