import { isIPv6 } from 'node:net'

const groupsOf = (part: string | undefined) => (part ? part.split(':') : [])

/** The eight groups of an IPv6 address, with `::` expanded. */
function allGroups(address: string): readonly string[] {
  const [before, after] = address.split('::')
  const head = groupsOf(before)
  const tail = groupsOf(after)
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail]
}

function ipv6Network(address: string, groups: number): string | undefined {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain) || plain.includes('.')) return undefined
  const network = allGroups(plain).slice(0, groups)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${groups * 16}`
}

/** The subject of limits per client: an IPv6 client can use a whole /64, so that counts as one. */
export const networkOf = (address: string): string => ipv6Network(address, 4) ?? address

const lastPart = /\.\d+$/

/** The subject of limits that a renter of many addresses must not avoid: an IPv4 /24 or an IPv6 /48. */
export const widerNetworkOf = (address: string): string =>
  ipv6Network(address, 3) ?? address.replace(/^::ffff:/i, '').replace(lastPart, '.0/24')
