/** Hydrated in strict mode by React's development build; the test changes its props and unmounts it. */
import { configureEnvironment, environment, Footer, Header, type HeaderProps } from '@chowk/shell'
import '@chowk/shell/styles.css'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

const portal = 'http://localhost:3000'
const hosts = { main: portal, accounts: portal, storefront: portal, assets: portal }
configureEnvironment(environment('production', { hosts, isVertical: true }))

const page = (changes: HeaderProps = {}) => (
  <StrictMode>
    <Header activePage="/bus-tickets" showUtilityBar showImportantUpdate {...changes} />
    <main id="main">
      <h1>Bus tickets</h1>
    </main>
    <Footer companyLinks={[{ name: 'Careers', link: '/careers', tag: 'careers' }]} />
  </StrictMode>
)

const place = document.getElementById('root') as HTMLElement
place.innerHTML = renderToString(page())
const root = hydrateRoot(place, page())
Object.assign(window, {
  change: (changes: HeaderProps) => root.render(page(changes)),
  unmount: () => root.unmount(),
})
