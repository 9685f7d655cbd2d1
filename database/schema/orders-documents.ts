import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { documentKindCodes, documentSides } from '#domain/orders/documents/document-kinds.ts'
import { moment, newId, oneOf } from './columns.ts'
import { staffMember } from './console.ts'
import { storedFile } from './files.ts'
import { customerOrder } from './orders.ts'

const ofOrder = () =>
  bigint('order_id', { mode: 'number' })
    .notNull()
    .references(() => customerOrder.id)

/** What a company and staff write to each other on an order. Messages are added, never changed. */
export const orderMessage = pgTable(
  'order_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: ofOrder(),
    authorKind: text('author_kind', { enum: documentSides }).notNull(),
    /** A person or a member of staff. */
    authorId: uuid('author_id').notNull(),
    text: text().notNull(),
    /** Of the try that sent it: the same key sends one message. */
    saveKey: text('save_key').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [
    oneOf('order_message_author_kind_listed', table.authorKind, documentSides),
    unique('order_message_once').on(table.orderId, table.authorId, table.saveKey),
    index('order_message_order').on(table.orderId, table.id),
  ],
)

/** Up to which message a person or a member of staff has read. */
export const orderMessageRead = pgTable(
  'order_message_read',
  {
    orderId: ofOrder(),
    readerKind: text('reader_kind', { enum: documentSides }).notNull(),
    readerId: uuid('reader_id').notNull(),
    lastMessage: bigint('last_message', { mode: 'number' })
      .notNull()
      .references(() => orderMessage.id),
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.readerKind, table.readerId] }),
    oneOf('order_message_read_reader_kind_listed', table.readerKind, documentSides),
  ],
)

/** A document on an order, or a file of a message. It is withdrawn, never removed; a stored file never changes, so its name is copied. */
export const orderDocument = pgTable(
  'order_document',
  {
    id: newId(),
    orderId: ofOrder(),
    fileId: uuid('file_id')
      .notNull()
      .unique()
      .references(() => storedFile.id),
    kind: text({ enum: documentKindCodes }).notNull(),
    name: text().notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer().notNull(),
    messageId: bigint('message_id', { mode: 'number' }).references(() => orderMessage.id),
    side: text({ enum: documentSides }).notNull(),
    /** A person or a member of staff, by the side. */
    addedBy: uuid('added_by').notNull(),
    addedAt: moment('added_at').notNull(),
    /** Of the same side. */
    withdrawnBy: uuid('withdrawn_by'),
    withdrawnAt: moment('withdrawn_at'),
    withdrawReason: text('withdraw_reason'),
  },
  (table) => [
    oneOf('order_document_kind_listed', table.kind, documentKindCodes),
    oneOf('order_document_side_listed', table.side, documentSides),
    check('order_document_bytes', sql`${table.bytes} > 0`),
    check(
      'order_document_withdrawn',
      sql`(${table.withdrawnAt} is null) = (${table.withdrawReason} is null)
        and (${table.withdrawnAt} is null) = (${table.withdrawnBy} is null)`,
    ),
    index('order_document_order').on(table.orderId, table.id),
    index('order_document_message').on(table.messageId).where(sql`${table.messageId} is not null`),
  ],
)

/** An answer that staff keep for messages, in both languages. */
export const cannedAnswer = pgTable('canned_answer', {
  id: newId(),
  title: text().notNull(),
  zh: text().notNull(),
  en: text().notNull(),
  changedBy: uuid('changed_by')
    .notNull()
    .references(() => staffMember.id),
  changedAt: moment('changed_at').notNull(),
  removedAt: moment('removed_at'),
})
