import { z } from 'zod'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** The last entry of an archive: what the others must contain. */
export const manifestSchema = z.object({
  format: z.literal('quayside backup 1'),
  madeAt: z.string(),
  /** The last migration of the application and the version of the queue's tables. */
  migration: z.string(),
  queueVersion: z.number(),
  /** The moment of the oldest entry of the audit log, whose month needs a partition. */
  auditFrom: z.string().nullable(),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      /** The sum of the hashes of all rows, which does not depend on their order. */
      digest: z.string(),
      sha256,
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** Where uploaded files were; those of an object store are not in the archive. */
  fileStore: z.enum(['disk', 's3']),
  files: z.array(z.object({ id: z.uuid(), bytes: z.number(), sha256 })),
})

export type Manifest = z.infer<typeof manifestSchema>
export type BackedUpTable = Manifest['tables'][number]

export const manifestName = 'manifest.json'

/** Each table has a folder, each part in it whole rows, so that an archive is made and read with little memory. */
export const partName = (table: string, part: number) => `tables/${table}/${`${part}`.padStart(6, '0')}.copy`
export const fileName = (id: string) => `files/${id}`

/** The table or the file that an entry of the archive belongs to. */
export function ownerOfEntry(name: string): { table: string } | { file: string } | undefined {
  const [, table] = name.match(/^tables\/([a-z0-9_.]+)\/\d{6,}\.copy$/) ?? []
  if (table) return { table }
  const [, file] = name.match(/^files\/([0-9a-f-]{36})$/) ?? []
  return file ? { file } : undefined
}

/** A backup or a restore that is refused; nothing has changed. */
export class BackupRefused extends Error {}
