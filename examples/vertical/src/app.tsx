import { configureEnvironment, environment, Footer, Header } from '@chowk/shell'
import { companyLinks, menuData, seoData } from './links.ts'

// VITE_PORTAL names a portal of one's own to build against, as http://localhost:3000.
const portal = import.meta.env.VITE_PORTAL
const hosts = portal ? { main: portal, accounts: portal, storefront: portal, assets: portal } : {}

configureEnvironment(environment('production', { hosts, isVertical: true }))

const pulse = { screenName: 'bus home', vertical_name: 'bus' }

export function App() {
  return (
    <>
      <Header
        menuData={menuData}
        activePage="bus"
        customCta={<a href="#search">Find a bus</a>}
        showUtilityBar
        showHeaderTag
        pulseData={pulse}
      />
      <main id="main">
        <h1>Bus tickets</h1>
        <form id="search" action="/search">
          <label>
            From <input name="from" required />
          </label>
          <label>
            To <input name="to" required />
          </label>
          <button type="submit">Search buses</button>
        </form>
      </main>
      <Footer seoData={seoData} companyLinks={companyLinks} showDownloadBtn pulse={pulse} />
    </>
  )
}
