import { configureEnvironment, environment, Header, openLogin, PortalFooter, useSession } from '@chowk/shell'
import '@chowk/shell/styles.css'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const portal = 'http://localhost:3000'
const hosts = { main: portal, accounts: portal, storefront: portal, assets: portal }
configureEnvironment(environment('production', { hosts, isVertical: true }))

/** Links of the shell that lead to this site are views; after sign-out its home is shown, not the portal's. */
function useViews() {
  const [path, show] = useState(location.pathname)
  useEffect(() => {
    const follow = () => show(location.pathname)
    const go = (next: string) => {
      history.pushState(null, '', next)
      follow()
    }
    const onNavigate = (event: WindowEventMap['chowk:navigate']) => {
      const { origin, pathname, search } = new URL(event.detail.href)
      if (origin !== location.origin) return
      event.preventDefault()
      go(pathname + search)
    }
    const onLogout = (event: Event) => {
      event.preventDefault()
      go('/')
    }
    addEventListener('popstate', follow)
    addEventListener('chowk:navigate', onNavigate)
    addEventListener('chowk:logout', onLogout)
    return () => {
      removeEventListener('popstate', follow)
      removeEventListener('chowk:navigate', onNavigate)
      removeEventListener('chowk:logout', onLogout)
    }
  }, [])
  return path
}

function App() {
  const path = useViews()
  const { status } = useSession()
  const pulse = { vertical_name: 'bus', screenName: path === '/' ? 'bus home' : path }
  return (
    <>
      <Header activePage="/bus-tickets" showUtilityBar pulseData={pulse} />
      <main id="main">
        <h1>Bus tickets</h1>
        {status === 'signed-out' && (
          <button type="button" onClick={() => openLogin()}>
            Sign in to see your tickets
          </button>
        )}
      </main>
      <PortalFooter pulse={pulse} />
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
