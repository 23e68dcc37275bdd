import { isIPv6 } from 'node:net'

/** Narrowest first: an IPv4 address alone; of IPv6 the /64, which one customer usually has, and the /56 and /48. */
export function addressGroups(address: string): [string, ...string[]] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return [mapped[1]]
  if (!isIPv6(address)) return [address]
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const front = head.split(':').filter(group => group !== '')
  const back = tail.split(':').filter(group => group !== '')
  const zeros = new Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  const network = [...front, ...zeros, ...back].slice(0, 4).map(group => Number.parseInt(group, 16))
  const site = network.slice(0, 3)
  const text = (groups: readonly number[]) => groups.map(group => group.toString(16)).join(':')
  return [
    `${text(network)}::/64`,
    `${text([...site, (network[3] ?? 0) & 0xff00])}::/56`,
    `${text(site)}::/48`,
  ]
}

/** The unit of an address limit: an IPv4 address, or the /64 that an IPv6 customer gets. */
export function addressGroup(address: string): string {
  return addressGroups(address)[0]
}
