import { createFragments } from '@chowk/fragments'
import { ChowkFooter, ChowkHeader, ChowkScripts, ChowkStyles } from '@chowk/fragments/react'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { ShellEvents } from './shell-events'

const shell = createFragments({
  portal: process.env.PORTAL ?? 'http://localhost:3000',
  parameters: {
    activePage: '/bus-tickets',
    showUtilityBar: true,
    verticalName: 'bus',
    screenName: 'bus home',
  },
})

export const metadata: Metadata = { title: 'Bus tickets' }
export const viewport: Viewport = { themeColor: '#ffffff' }
/** Rendered per request, so that a page never carries the shell of an old build. */
export const dynamic = 'force-dynamic'

export default async function Layout({ children }: { children: ReactNode }) {
  const fragments = await shell.get()
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <ChowkStyles fragments={fragments} />
      </head>
      <body style={{ margin: 0 }}>
        <ChowkHeader fragments={fragments} />
        <main id="main">{children}</main>
        <ChowkFooter fragments={fragments} />
        <ChowkScripts fragments={fragments} />
        <ShellEvents />
      </body>
    </html>
  )
}
