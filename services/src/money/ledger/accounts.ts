// The ledger's accounts. A positive amount adds to what an account holds, a negative one takes from it.

/** Where money of customers comes from and goes to. An account's balance is the sum of its lines. */
export const systemAccounts = [
  /** Money that payment sources (UPI, cards, the sandbox) brought in; negative by what customers loaded. */
  'system:payment-source',
  /** Money owed to billers and operators for payments made. */
  'system:billers',
  /** Fees earned. */
  'system:fees',
  /** Cashback and goodwill given; negative by what was given. */
  'system:promotions',
  /** Money that arrived and is owed back to whoever paid it; positive until it has been returned. */
  'system:suspense',
  /** What billers owe us: given back here though they were paid; negative by what is still to be claimed. */
  'system:receivables',
  /** Paid to customers because we were late; negative by what was paid. */
  'system:compensation',
  /** The other side of what operators put right by hand. */
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
