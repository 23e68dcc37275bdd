import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { greetingName, profileName } from '../customer/names.ts'
import { logout } from './logout.ts'
import { redirectWhenSignedIn } from './redirect-when-signed-in.ts'
import { startSession } from './start-session.ts'
import { useSession } from './use-session.ts'

/** What a page can do with the session, without the header. */
function SessionState({ redirectUrl }: { readonly redirectUrl?: string }) {
  const { status, info, wallet } = useSession()
  useEffect(startSession, [])
  useEffect(() => redirectWhenSignedIn(() => redirectUrl), [redirectUrl])

  return (
    <main>
      <h1>Who is here</h1>
      <dl>
        <dt>Status</dt>
        <dd data-testid="status">{status}</dd>
        <dt>Greeting</dt>
        <dd data-testid="greeting">{info && greetingName(info)}</dd>
        <dt>Name</dt>
        <dd data-testid="name">{info && profileName(info)}</dd>
        <dt>Wallet</dt>
        <dd data-testid="wallet">{wallet.amount ? `Rs. ${wallet.amount}` : wallet.state}</dd>
      </dl>
      <button type="button" onClick={logout}>
        Sign Out
      </button>
    </main>
  )
}

const meta: Meta<typeof SessionState> = { title: 'Session', component: SessionState }
export default meta

type Story = StoryObj<typeof SessionState>

export const Default: Story = {}

/** A signed-in customer is redirected. */
export const Redirecting: Story = { args: { redirectUrl: '/pages/session--default.html' } }

/** A host that is not ours: the page stays. */
export const RedirectingElsewhere: Story = { args: { redirectUrl: 'https://evil.example/' } }
