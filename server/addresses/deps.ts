import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/connect.ts'

export type AddressDeps = { readonly database: Database; readonly clock: Clock }
