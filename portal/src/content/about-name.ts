/** The document about the provider or board at an address: 'electricity-bill-payment.kerala.kerala-state-electricity-board'. */
export const aboutName = (path: string): string => path.slice(1).replaceAll('/', '.')
