// The ledger's accounts. A positive amount increases an account's balance, a negative one decreases it.

/** The accounts on the other side of customers' money. An account's balance is the sum of its lines. */
export const systemAccounts = [
  /** Money that payment sources (UPI, cards, the sandbox) brought in; negative by the loaded amounts. */
  'system:payment-source',
  /** Money owed to billers and operators for payments made. */
  'system:billers',
  /** Fees earned. */
  'system:fees',
  /** Cashback and goodwill; its balance is the negative sum of what was given. */
  'system:promotions',
  /** Money that arrived and is owed to its payer; positive until it is returned. */
  'system:suspense',
  /** Claims against billers for payments refunded here although billers were paid; negative by the open claims. */
  'system:receivables',
  /** Paid to customers for delays; negative by the paid amounts. */
  'system:compensation',
  /** The other side of operators' adjustments. */
  'system:adjustments',
] as const

export type SystemAccount = (typeof systemAccounts)[number]
export type WalletAccount = `wallet:${string}`
export type AccountId = SystemAccount | WalletAccount

export function walletOf(customerId: string): WalletAccount {
  return `wallet:${customerId}`
}

export function isWallet(account: AccountId): account is WalletAccount {
  return account.startsWith('wallet:')
}
