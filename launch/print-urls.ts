import { demoAccounts } from '#database/seeds/demo/demo-accounts.data.ts'
import { demoStaff } from '#database/seeds/demo/demo-staff.data.ts'
import type { Serving } from '#server/main.ts'

const urlColumns = 34
const accountColumns = 12

const accountLines = demoAccounts.map(
  ({ account, mobile, password, name, description: membershipStatus }) =>
    `  ${account.padEnd(accountColumns)} ${mobile}  ${password}  ${name}, ${membershipStatus}`,
)

const passwordColumns = 32
const staffLines = demoStaff.map(
  ({ account, password, roles, name }) =>
    `  ${account.padEnd(accountColumns)} ${password.padEnd(passwordColumns)} ${roles.join(', ')}  ${name}`,
)

export type PrintedUrls = Pick<Serving, 'brandUrls' | 'consoleUrl' | 'hasDemoData'>

const accountsOf = ({ consoleUrl, hasDemoData }: PrintedUrls): string[] => {
  if (!hasDemoData) return ['There is no demo data here, so there are no demo accounts.']
  const customers = `Demo accounts (account or mobile, password):\n${accountLines.join('\n')}`
  if (!consoleUrl) return [customers]
  const codes = `${consoleUrl}/api/console/dev/demoStaff`
  return [
    customers,
    `Demo staff (account, password; the codes of their authenticators: ${codes}):\n${staffLines.join('\n')}`,
  ]
}

/** Prints the URLs of the brands and the console, and the demo accounts. */
export function printUrls(serving: PrintedUrls): void {
  const lines = serving.brandUrls.map(({ url, name }) => `  ${url.padEnd(urlColumns)} ${name.en} ${name.zh}`)
  const { consoleUrl } = serving
  if (consoleUrl) lines.push(`  ${consoleUrl.padEnd(urlColumns)} Staff console`)
  const accounts = accountsOf(serving).join('\n\n')
  process.stdout.write(`\nQuayside is ready:\n${lines.join('\n')}\n\n${accounts}\n\nCtrl-C stops it.\n`)
}
