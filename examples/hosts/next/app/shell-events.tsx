'use client'
import type {} from '@chowk/fragments/page'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** Links of the shell that lead to this site are views of the router; after sign-out its home is shown, not the portal's. */
export function ShellEvents() {
  const router = useRouter()
  const path = usePathname()
  useEffect(() => {
    void customElements
      .whenDefined('chowk-header')
      .then(() => window.chowk?.setParameters({ screenName: path === '/' ? 'bus home' : path }))
  }, [path])
  useEffect(() => {
    const onNavigate = (event: CustomEvent<{ href: string }>) => {
      const { origin, pathname, search } = new URL(event.detail.href)
      if (origin !== location.origin) return
      event.preventDefault()
      router.push(pathname + search)
    }
    const onLogout = (event: Event) => {
      event.preventDefault()
      router.push('/')
    }
    addEventListener('chowk:navigate', onNavigate as EventListener)
    addEventListener('chowk:logout', onLogout)
    return () => {
      removeEventListener('chowk:navigate', onNavigate as EventListener)
      removeEventListener('chowk:logout', onLogout)
    }
  }, [router])
  return null
}
