/** Without a log-in for so long, an account is to be reviewed. */
export const unusedAccountDays = 90

const dayMs = 24 * 60 * 60_000

type Account = {
  readonly isDisabled: boolean
  /** Null for an account that was never used. */
  readonly lastLogInAt: Date | null
  readonly createdAt: Date
}

/** Whether an account that could be used has not been used. */
export const isUnusedAccount = ({ isDisabled, lastLogInAt, createdAt }: Account, now: Date): boolean =>
  !isDisabled && now.getTime() - (lastLogInAt ?? createdAt).getTime() >= unusedAccountDays * dayMs
