import type { RateFile, RateRow } from '#contract/rates.ts'

/** All versions of the code, the newest first. */
export const versionsOf = ({ history }: RateFile): RateFile['history'] =>
  history.toSorted((one, other) => other.version - one.version)

/** The newest version of the code. */
export const newestOf = (file: RateFile): RateRow => versionsOf(file)[0] ?? file

/** The newest version that staff saved: remaining days at an old price do not count. */
export const newestSaved = (file: RateFile): RateRow =>
  versionsOf(file).find(({ isKept }) => !isKept) ?? newestOf(file)
