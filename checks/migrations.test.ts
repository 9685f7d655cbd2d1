import { expect, test } from 'vitest'
import { checkMigrations } from './migrations.ts'
import { findIn } from './seeded-tree.ts'

const found = (text: string, name = '0029_change') =>
  findIn(checkMigrations, { [`database/migrations/${name}.sql`]: text })
const finding = ['migration-expands database/migrations/0029_change.sql']

const breaking = [
  'DROP TABLE "quote";',
  'ALTER TABLE "quote" DROP COLUMN "note";',
  'ALTER TABLE quote DROP note;',
  'ALTER TABLE "quote" RENAME COLUMN "note" TO "remark";',
  'ALTER TABLE "quote" RENAME TO "offer";',
  'ALTER TABLE "quote" ALTER COLUMN "note" SET NOT NULL;',
  'ALTER TABLE "quote" ADD COLUMN "note" text NOT NULL;',
  'ALTER TABLE "quote" ADD COLUMN "a" text DEFAULT \'\' NOT NULL, ADD COLUMN "b" text NOT NULL;',
  'SELECT 1;--> statement-breakpoint\nALTER TABLE "quote"\n  DROP COLUMN "note";',
]

test.each(breaking)('%s is found', async (text) => {
  expect(await found(text)).toEqual(finding)
})

test.each(breaking)('%s is allowed once a release is named', async (text) => {
  expect(await found(`-- Not read since release 1.4.0\n${text}`)).toEqual([])
})

test('a comment that names no release allows nothing', async () => {
  expect(await found('-- Not read any more\nDROP TABLE "quote";')).toEqual(finding)
})

test.each([
  'CREATE TABLE "offer" ("id" uuid NOT NULL);',
  'ALTER TABLE "quote" ADD COLUMN "note" text;',
  'ALTER TABLE "quote" ADD COLUMN "note" text DEFAULT \'\' NOT NULL;',
  'ALTER TABLE "quote" ADD COLUMN "note" text NOT NULL DEFAULT \'\';',
  'ALTER TABLE "quote" ADD COLUMN "at" int NOT NULL GENERATED ALWAYS AS IDENTITY;',
  'ALTER TABLE "quote" ADD CONSTRAINT "one" CHECK ("note" IS NOT NULL);',
  'ALTER TABLE "quote" DROP CONSTRAINT "one";',
  'ALTER TABLE "quote" RENAME CONSTRAINT "one" TO "two";',
  'ALTER TABLE "quote" ALTER COLUMN "note" DROP NOT NULL;',
  'ALTER TABLE "quote" ALTER COLUMN "note" DROP DEFAULT;',
  'DROP INDEX "quote_at";',
  '-- DROP TABLE "quote";\nSELECT 1;',
])('%s is allowed', async (text) => {
  expect(await found(text)).toEqual([])
})

test('migrations before the rule stay as they are', async () => {
  expect(await found('DROP TABLE "quote";', '0028_change')).toEqual([])
})
