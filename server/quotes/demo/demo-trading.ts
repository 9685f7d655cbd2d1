import type { NotificationKind } from '#domain/notifications/notification.ts'
import type { Database, Db } from '#server/platform/database/connect.ts'
import type { QuoteScope } from '#server/quotes/access.ts'
import type { PriceSource } from '#server/quotes/pricing/price-data.ts'

type DemoNotification = {
  readonly personId: string
  readonly kind: NotificationKind
  readonly params: Readonly<Record<string, string>>
  readonly path: string
  readonly createdAt: Date
  readonly readAt?: Date
}

export type DemoTradeDeps = {
  readonly database: Database
  readonly now: Date
  /** The sales person who answers. */
  readonly staffId: string
  /** By account; those whose account was closed are missing. */
  readonly personIds: ReadonlyMap<string, string>
  putIntoInbox(db: Db, notification: DemoNotification): Promise<void>
}

/** What is known before anything is written. */
export type DemoTrading = DemoTradeDeps & {
  readonly source: PriceSource
  traderOf(account: string): Promise<QuoteScope | undefined>
}

/** Writes what was prepared, in one transaction with the rest. */
export type Write = (db: Db) => Promise<void>

const hourMs = 60 * 60 * 1000

export const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * hourMs)
