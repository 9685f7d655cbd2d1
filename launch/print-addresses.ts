import type { BrandAddress } from '#server/platform/addresses.ts'

const addressColumns = 34

/** Tells whoever started the house where each brand is. */
export function printAddresses(addresses: readonly BrandAddress[]): void {
  const lines = addresses.map(
    ({ address, name }) => `  ${address.padEnd(addressColumns)} ${name.en} ${name.zh}`,
  )
  const accounts = 'Demo accounts: none yet, nothing in the house asks who you are.'
  process.stdout.write(`\nQuayside is ready:\n${lines.join('\n')}\n\n${accounts}\nCtrl-C stops it.\n`)
}
