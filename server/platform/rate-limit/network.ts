import { isIPv6 } from 'node:net'

const groupsOf = (part: string | undefined) => (part ? part.split(':') : [])

/** The eight groups of an IPv6 address, with `::` expanded. */
function allGroups(address: string): readonly string[] {
  const [before, after] = address.split('::')
  const head = groupsOf(before)
  const tail = groupsOf(after)
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail]
}

/** The subject of limits per client: an IPv6 client can use a whole /64, so that counts as one. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain) || plain.includes('.')) return address
  const network = allGroups(plain).slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
