import { DataFolderInUse } from '#launch/postgres/embedded.ts'
import { provideDatabase } from '#launch/postgres/provide-database.ts'
import { ConfigurationError } from '#server/platform/config.ts'
import { makeAdministrator } from '#server/wiring/make-administrator.ts'

const [account = '', name = account] = process.argv.slice(2)

const usage = [
  'npm run administrator -- <account> [name]',
  'Creates an administrator of the staff console, or gives a locked-out one a new first password.',
  'An account starts with a small letter and holds small letters, digits, dots and dashes; a name holds no digits.',
].join('\n')

async function run() {
  const database = await provideDatabase(process.env)
  try {
    return await makeAdministrator(database.config, { account, name })
  } finally {
    await database.stop()
  }
}

try {
  const made = await run()
  if (made.ok)
    process.stdout.write(
      `Account ${made.value.account}, first password ${made.value.firstPassword}\nLog in at the console without a code; it asks for a password of your own and shows the authenticator's secret.\n`,
    )
  else {
    console.error(usage)
    process.exitCode = 1
  }
} catch (error) {
  const isExpected = error instanceof ConfigurationError || error instanceof DataFolderInUse
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}
