import { useSyncExternalStore } from 'react'
import { isMobileLayout, watchMobileLayout } from './mobile-width.ts'

/** False on the server and until the browser has measured. */
export function useMobileLayout(): boolean {
  return useSyncExternalStore(watchMobileLayout, isMobileLayout, () => false)
}
