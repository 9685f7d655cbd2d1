import { makeAdministrator } from '#server/main-administrator.ts'
import { ConfigurationError } from '#server/platform/config.ts'
import { DataFolderInUse } from '#server/platform/database/embedded.ts'

const [account = '', name = account] = process.argv.slice(2)

const usage = [
  'npm run administrator -- <account> [name]',
  'Makes an administrator of the staff console, or gives one who is locked out a new first password.',
  'An account begins with a small letter and holds small letters, digits, dots, dashes; a name holds no digits.',
].join('\n')

try {
  const made = await makeAdministrator(process.env, { account, name })
  if (made.ok)
    process.stdout.write(
      `Account ${made.value.account}, first password ${made.value.firstPassword}\nLog in at the console without a code; it asks for a password of your own and shows the authenticator's secret.\n`,
    )
  else {
    console.error(usage)
    process.exitCode = 1
  }
} catch (error) {
  const isPlain = error instanceof ConfigurationError || error instanceof DataFolderInUse
  console.error(isPlain ? error.message : error)
  process.exitCode = 1
}
