import { readFile, stat } from 'node:fs/promises'

/** The user that PostgreSQL runs as, when it is not the current one. */
export type Account = { readonly uid: number; readonly gid: number }

/** PostgreSQL refuses to run as root; these two users exist nearly everywhere and have no rights. */
const unprivilegedUsers = ['nobody', 'postgres']

async function unprivilegedAccount(): Promise<Account> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const wanted of unprivilegedUsers) {
    const [, , uid, gid] = lines.find(([name]) => name === wanted) ?? []
    if (Number(uid) > 0 && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error(
    `PostgreSQL does not run as root and there is no user ${unprivilegedUsers.join(' or ')} on this machine. ` +
      'Start as another user, or set DATABASE_URL to a PostgreSQL server of your own.',
  )
}

async function ownerOf(path: string): Promise<Account | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found && { uid: found.uid, gid: found.gid }
}

/**
 * As root: the owner of the cluster, so that its creator can go on using it, else an unprivileged user.
 * Otherwise the current user (undefined), provided that it owns the cluster.
 */
export async function accountFor(clusterPath: string): Promise<Account | undefined> {
  const ourselves = process.geteuid?.()
  if (ourselves === undefined) return undefined
  const owner = await ownerOf(clusterPath)
  if (ourselves === 0) return owner && owner.uid !== 0 ? owner : unprivilegedAccount()
  if (owner && owner.uid !== ourselves)
    throw new Error(
      `${clusterPath} belongs to the user with id ${owner.uid}, and this process runs with id ${ourselves}. ` +
        'Start as that user or as root, or set DATA_FOLDER to another folder.',
    )
  return undefined
}
