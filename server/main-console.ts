import { companyOfPerson, reviewEndpoints } from '#server/certification/index.ts'
import { consoleEndpoints, demoStaffEndpoints, findStaff } from '#server/console/index.ts'
import { consolePeopleEndpoints, findPeople } from '#server/identity/index.ts'
import type { Notify } from '#server/notifications/index.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { createPasswords } from '#server/platform/passwords/passwords.ts'
import type { FileStore } from '#server/platform/storage/file-store.ts'
import { rateEndpoints } from '#server/rates/index.ts'

export type StaffDeps = {
  readonly config: Config
  readonly database: Database
  readonly notify: Notify
  readonly store: FileStore
}

/** Of their own, so that a storm of customers does not keep the staff out. */
const passwordLimits = { atOnce: 1, waiting: 20 }

const hasDemoStaff = ({ QUAYSIDE_MODE, demoData }: Config) => QUAYSIDE_MODE === 'development' && demoData

/** Everything that is answered on the console's host. */
export function staffEndpoints({ config, database, notify, store }: StaffDeps) {
  const secretKey = config.SECRET_KEY
  return [
    ...consoleEndpoints({ database, secretKey, passwords: createPasswords(passwordLimits) }),
    ...reviewEndpoints({ database, clock: systemClock, findPeople, findStaff, notify, store }),
    ...consolePeopleEndpoints({ database, notify, companyOfPerson }),
    ...rateEndpoints({ database, clock: systemClock, findStaff }),
    ...(hasDemoStaff(config) ? demoStaffEndpoints({ database, secretKey }) : []),
  ]
}
