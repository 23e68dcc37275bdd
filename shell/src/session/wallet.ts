import { fetchWalletBalance } from '../calls/customer-calls.ts'
import { currentSession, setSession, type Wallet } from './session-store.ts'

/** Reads the signed-in customer's balance again; call it after money has moved. */
export async function refreshWallet(): Promise<void> {
  const { status, info, wallet } = currentSession()
  if (status !== 'signed-in') return
  if (wallet.state !== 'ready') setWallet({ state: 'loading' })

  const balance = await fetchWalletBalance()
  const isSameCustomer = currentSession().info?.id === info?.id
  if (!isSameCustomer) return
  setWallet(
    balance === undefined ? { state: 'unavailable' } : { state: 'ready', amount: groupedRupees(balance) },
  )
}

function setWallet(wallet: Wallet): void {
  setSession({ ...currentSession(), wallet })
}

/**
 * 1234567.5 as 12,34,567.50, whole rupees without the zeros. A first Intl.NumberFormat loads its tables in some 25
 * ms, 100 on a slow phone.
 */
export function groupedRupees(rupees: number): string {
  return rupees
    .toFixed(2)
    .replace(/\B(?=(?:\d\d)*\d{3}\.)/g, ',')
    .replace('.00', '')
}
