export const customers = ['asha', 'bilal', 'chitra']

/** The payment for a key: the same in every process, as if a customer repeated the request. */
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
