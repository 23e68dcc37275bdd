import { fetchWalletBalance } from '../calls/wallet.ts'
import { currentSession, setSession, type Wallet } from './session-store.ts'

const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Reads the signed-in customer's balance again; call it after money has moved. */
export async function refreshWallet(): Promise<void> {
  const { status, info, wallet } = currentSession()
  if (status !== 'signed-in') return
  if (wallet.state !== 'ready') setWallet({ state: 'loading' })

  const balance = await fetchWalletBalance()
  const isSameCustomer = currentSession().info?.id === info?.id
  if (!isSameCustomer) return
  setWallet(
    balance === undefined ? { state: 'unavailable' } : { state: 'ready', amount: rupees.format(balance) },
  )
}

function setWallet(wallet: Wallet): void {
  setSession({ ...currentSession(), wallet })
}
