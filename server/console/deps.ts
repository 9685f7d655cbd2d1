import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Passwords } from '#server/platform/passwords/passwords.ts'
import type { ConsoleFinders } from './finders.ts'
import type { ConsoleRecords } from './records.ts'
import type { StaffStreams } from './staff-streams.ts'

export type ConsoleDeps = {
  readonly database: Database
  readonly passwords: Passwords
  readonly secretKey: string
  readonly streams: StaffStreams
  readonly clock: Clock
  readonly finders: ConsoleFinders
  readonly records: ConsoleRecords
}
