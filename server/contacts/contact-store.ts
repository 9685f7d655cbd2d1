import { and, asc, eq } from 'drizzle-orm'
import { serviceContact } from '#database/schema/contacts.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import type { Db } from '#server/platform/database/connect.ts'

export const findContacts = (db: Db, platform: string, brand: BrandCode) =>
  db
    .select()
    .from(serviceContact)
    .where(and(eq(serviceContact.platform, platform), eq(serviceContact.brand, brand)))
    .orderBy(asc(serviceContact.sortOrder))

export type StoredContact = Awaited<ReturnType<typeof findContacts>>[number]
