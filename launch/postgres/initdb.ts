import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, open } from 'node:fs/promises'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { dataDirectory, endOfLog, openLog, spawnOptions } from './process.ts'

/** The administrator of the cluster; only `launch` uses it. */
export const administrator = 'quayside'

type Initdb = {
  readonly path: string
  readonly passwordFile: string
  readonly logFile: string
  readonly account: Account | undefined
  readonly binaries: Binaries
}

const argumentsFor = (cluster: Initdb) => [
  '-D',
  dataDirectory(cluster),
  `--username=${administrator}`,
  // Standard input is the open file, which its owner may reopen without access to the folders above.
  `--pwfile=${process.platform === 'win32' ? cluster.passwordFile : '/dev/stdin'}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--no-instructions',
]

/** Creates a new cluster in the empty folder `path`. */
export async function runInitdb(cluster: Initdb) {
  const { passwordFile, account, binaries, logFile } = cluster
  if (account) await chown(passwordFile, account.uid, account.gid)
  const password = await open(passwordFile)
  const log = await openLog(logFile, account)
  try {
    const stdio = [password.fd, log.fd, log.fd]
    const initdb = spawn(binaries.initdb, argumentsFor(cluster), { ...spawnOptions(cluster), stdio })
    const [code, signal] = await once(initdb, 'exit')
    if (code !== 0) throw new Error(`initdb ended with ${code ?? signal}:\n${await endOfLog(logFile)}`)
  } finally {
    await password.close()
    await log.close()
  }
}
