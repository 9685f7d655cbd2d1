import type { RecordKind } from '#domain/access/records.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type FoundRecord = {
  readonly label: string
  /** The id in the URL of its page. */
  readonly opens: string
}

/** Implemented by the modules that own the records; undefined for an unknown one. */
export type ConsoleRecords = Readonly<
  Record<RecordKind, (db: Db, id: string) => Promise<FoundRecord | undefined>>
>
