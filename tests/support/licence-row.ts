import type { Pool } from 'pg'

/** A licence in the database alone: the file store has no content for it. */
export async function insertLicence(pool: Pick<Pool, 'query'>, ownerId: string): Promise<string> {
  const { rows } = await pool.query(
    `INSERT INTO stored_file (owner_id, kind, name, media_type, bytes, digest)
     VALUES ($1, 'licence', 'licence.png', 'image/png', 1, 'digest') RETURNING id`,
    [ownerId],
  )
  return rows[0].id
}
