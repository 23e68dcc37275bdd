/** Asks for the page again once the network is back. Shows nothing itself. */
import { useEffect } from 'react'

export function BackOnline(): null {
  useEffect(() => {
    const again = () => location.reload()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])
  return null
}
