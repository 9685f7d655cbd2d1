import type { PoolClient } from 'pg'
import type { BrandCode } from '#domain/brands/brand.ts'
import type { NoticeKind, noticeKinds } from '#domain/notifications/notice.ts'

/** Something to tell somebody: the facts are those its kind needs. */
export type Notice<K extends NoticeKind = NoticeKind> = {
  readonly personId: string
  readonly kind: K
  readonly facts: Readonly<Record<(typeof noticeKinds)[K]['facts'][number], string>>
  /** Where it leads, as a path of the site. */
  readonly path: string | null
  readonly brand: BrandCode
}

/** In the caller's transaction: who is told and what was done exist together or not at all. */
export type Notify = <K extends NoticeKind>(client: PoolClient, notice: Notice<K>) => Promise<void>
