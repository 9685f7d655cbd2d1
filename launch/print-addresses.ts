import type { BrandAddress } from '#server/platform/addresses.ts'

const addressColumns = 34

/** Tells whoever started the house where each brand is. */
export function printAddresses(addresses: readonly BrandAddress[]): void {
  const lines = addresses.map(
    ({ address, name }) => `  ${address.padEnd(addressColumns)} ${name.en} ${name.zh}`,
  )
  process.stdout.write(`\nQuayside is ready:\n${lines.join('\n')}\n\nCtrl-C stops it.\n`)
}
