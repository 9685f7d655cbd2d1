import { demoAccounts } from '#database/seeds/demo/demo-accounts.data.ts'
import { demoStaff } from '#database/seeds/demo/demo-staff.data.ts'
import type { Serving } from '#server/main.ts'

const addressColumns = 34
const accountColumns = 12

const accountLines = demoAccounts.map(
  ({ account, mobile, password, name, membershipStatus }) =>
    `  ${account.padEnd(accountColumns)} ${mobile}  ${password}  ${name}, ${membershipStatus}`,
)

const passwordColumns = 32
const staffLines = demoStaff.map(
  ({ account, password, roles, name }) =>
    `  ${account.padEnd(accountColumns)} ${password.padEnd(passwordColumns)} ${roles.join(', ')}  ${name}`,
)

export type Printed = Pick<Serving, 'addresses' | 'consoleAddress' | 'hasDemoData'>

const accountsOf = ({ consoleAddress, hasDemoData }: Printed): string[] => {
  if (!hasDemoData) return ['There is no demo data here, so there are no demo accounts.']
  const customers = `Demo accounts (account or mobile, password):\n${accountLines.join('\n')}`
  if (!consoleAddress) return [customers]
  const codes = `${consoleAddress}/api/console/dev/demoStaff`
  return [
    customers,
    `Demo staff (account, password; the codes of their authenticators: ${codes}):\n${staffLines.join('\n')}`,
  ]
}

/** Tells whoever started the house where each brand and the console are, and whom to log in as. */
export function printAddresses(serving: Printed): void {
  const lines = serving.addresses.map(
    ({ address, name }) => `  ${address.padEnd(addressColumns)} ${name.en} ${name.zh}`,
  )
  const { consoleAddress } = serving
  if (consoleAddress) lines.push(`  ${consoleAddress.padEnd(addressColumns)} Staff console`)
  const accounts = accountsOf(serving).join('\n\n')
  process.stdout.write(`\nQuayside is ready:\n${lines.join('\n')}\n\n${accounts}\n\nCtrl-C stops it.\n`)
}
