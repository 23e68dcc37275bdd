export const customers = ['asha', 'bilal', 'chitra']

/** The payment that a key stands for: the same in every process, as a customer's own request would be. */
export function payment(key: string): {
  customer: string
  amountPaise: number
  mode: 'at once' | 'by a hold'
} {
  const number = Number(key)
  return {
    customer: customers[number % customers.length] ?? '',
    amountPaise: 100 + (number % 7),
    mode: number % 2 === 0 ? 'at once' : 'by a hold',
  }
}
