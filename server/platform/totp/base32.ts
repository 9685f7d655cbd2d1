const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const signBits = 5
const byteBits = 8

/** RFC 4648 §6, without padding, which authenticators do not need. */
export function encodeBase32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(byteBits, '0')
  const groups = bits.match(new RegExp(`.{1,${signBits}}`, 'g')) ?? []
  return groups.map((group) => signs.charAt(Number.parseInt(group.padEnd(signBits, '0'), 2))).join('')
}

export function readBase32(text: string): Buffer {
  let bits = ''
  for (const sign of text) {
    const value = signs.indexOf(sign)
    if (value < 0) throw new Error('This is not base32')
    bits += value.toString(2).padStart(signBits, '0')
  }
  const groups = bits.match(new RegExp(`.{${byteBits}}`, 'g')) ?? []
  return Buffer.from(groups.map((group) => Number.parseInt(group, 2)))
}
