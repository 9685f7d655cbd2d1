import { isIPv6 } from 'node:net'

const groupsOf = (part: string | undefined) => (part ? part.split(':') : [])

/** The eight groups of an address, whatever was left out of its writing. */
function allGroups(address: string): readonly string[] {
  const [before, after] = address.split('::')
  const head = groupsOf(before)
  const tail = groupsOf(after)
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail]
}

/** Whom limits count: a line of IPv6 brings as many addresses as its holder likes, so all of its /64 are one. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain) || plain.includes('.')) return address
  const network = allGroups(plain).slice(0, 4)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
