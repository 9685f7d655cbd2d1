import { expect, test } from 'vitest'
import { networkOf, widerNetworkOf } from './network.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('every address of a /64 is the same network, the next /64 another', () => {
  const line = Array.from({ length: 50 }, (_, index) => networkOf(`2001:db8:0:7::${index.toString(16)}`))
  expect(new Set(line).size).toBe(1)
  expect(networkOf('2001:db8:0:8::1')).not.toBe(line[0])
})

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['203.0.113.255', '203.0.113.0/24'],
  ['203.0.114.9', '203.0.114.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0DB8:0001:ffff::9', '2001:db8:1::/48'],
  ['2001:db8:2::9', '2001:db8:2::/48'],
  ['unknown', 'unknown'],
])('%s belongs to %s', (address, network) => {
  expect(widerNetworkOf(address)).toBe(network)
})
