import { isIPv6 } from 'node:net'

/** Whom an address limit counts together: one IPv4 address, or the 64-bit network an IPv6 customer is given whole. */
export function addressGroup(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const front = head.split(':').filter(group => group !== '')
  const back = tail.split(':').filter(group => group !== '')
  const zeros = new Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  const network = [...front, ...zeros, ...back].slice(0, 4)
  return `${network.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
