// The page's own script. Header and footer stay while Turbo replaces the rest.
await customElements.whenDefined('chowk-header')

const views = {
  '/': { activePage: '/bus-tickets', screenName: 'bus home' },
  '/trains.html': { activePage: '/train-tickets', screenName: 'train home' },
}
addEventListener('turbo:load', () => chowk.setParameters(views[location.pathname] ?? {}))

// A link of the shell that leads to a page of ours: a view of Turbo.
addEventListener('chowk:navigate', event => {
  const { href } = event.detail
  if (!href.startsWith(`${location.origin}/`)) return
  event.preventDefault()
  Turbo.visit(href)
})

// After sign-out: our home, not the portal's, and no copy of a page that the customer saw.
addEventListener('chowk:logout', event => {
  event.preventDefault()
  Turbo.cache.clear()
  Turbo.visit('/')
})
