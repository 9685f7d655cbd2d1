import { demoAccounts } from '#database/seeds/demo/demo-accounts.data.ts'
import type { BrandAddress } from '#server/platform/addresses.ts'

const addressColumns = 34
const accountColumns = 12

const accountLines = demoAccounts.map(
  ({ account, mobile, password, name }) =>
    `  ${account.padEnd(accountColumns)} ${mobile}  ${password}  ${name}`,
)

/** Tells whoever started the house where each brand is, and whom to log in as. */
export function printAddresses(addresses: readonly BrandAddress[], hasDemoData: boolean): void {
  const lines = addresses.map(
    ({ address, name }) => `  ${address.padEnd(addressColumns)} ${name.en} ${name.zh}`,
  )
  const accounts = hasDemoData
    ? `Demo accounts (account or mobile, password):\n${accountLines.join('\n')}`
    : 'There is no demo data here, so there are no demo accounts.'
  process.stdout.write(`\nQuayside is ready:\n${lines.join('\n')}\n\n${accounts}\n\nCtrl-C stops it.\n`)
}
