import { describe, expect, test } from 'vitest'
import * as certification from '#contract/certification.ts'
import { megabyte, unusedFileLimits } from '#domain/files/file-kind.ts'
import { type FindUsedFiles, holdFile, unusedFileSweep } from '#server/files/index.ts'
import { dbOn } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { openCompanySite } from '#tests/support/company-site.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { creditCode, pdf } from '#tests/support/licences.ts'
import { findUsedFiles } from './find-used-files.ts'

const site = await openCompanySite()
const { database } = site
const { pool } = database
const removed: string[] = []
const jobs: Jobs = {
  enqueue: async (_client, _name, data) => void removed.push('id' in data ? String(data.id) : ''),
  start: async () => {},
  stop: async () => {},
}
const sweep = async (findUsed = findUsedFiles): Promise<string[]> => {
  removed.length = 0
  await unusedFileSweep({ database, jobs, findUsedFiles: findUsed }).work({})
  return removed.toSorted()
}
const age = (id: string, hours = 25) =>
  pool.query('UPDATE stored_file SET created_at = now() - make_interval(hours => $2) WHERE id = $1', [
    id,
    hours,
  ])
const isStored = async (id: string) =>
  (await pool.query('SELECT 1 FROM stored_file WHERE id = $1', [id])).rows.length === 1

async function attachToRequest(person: string, id: string) {
  await pool.query(`UPDATE stored_file SET kind = 'attachment' WHERE id = $1`, [id])
  const { rows } = await pool.query(
    `INSERT INTO quote_request (owner_id, number, person_id, brand, kind, state, details, contact_name, contact_phone)
     VALUES ($1, 'R261117-000001', $1, 'group', 'air', 'open', '{}', '', '') RETURNING id`,
    [person],
  )
  await pool.query(
    `INSERT INTO request_attachment (file_id, request_id, position, name, media_type, bytes)
     VALUES ($1, $2, 0, 'a.pdf', 'application/pdf', 1)`,
    [id, rows[0].id],
  )
}

describe('the nightly sweep', () => {
  test('removes old files that nothing uses, and no other', async () => {
    const person = await site.newPerson()
    const [unused, young] = [await site.uploadLicence(person), await site.uploadLicence(person)]
    const { administrator, companyId } = await site.certified('Sweep Harbour', creditCode(1))
    const [first] = (await pool.query('SELECT licence_file_id AS id FROM company WHERE id = $1', [companyId]))
      .rows
    const second = await site.uploadLicence(administrator)
    dataOf(
      certification.submitCertification,
      await site.submit(administrator, 'Sweep Harbour', creditCode(1), second),
    )
    const avatar = await site.uploadLicence(person)
    await pool.query(`UPDATE stored_file SET kind = 'avatar' WHERE id = $1`, [avatar])
    await pool.query('UPDATE person SET avatar_file_id = $1 WHERE id = $2', [avatar, person])
    const attachment = await site.uploadLicence(person)
    await attachToRequest(person, attachment)
    for (const id of [unused, first.id, second, avatar, attachment]) await age(id)
    await age(young, 23)
    expect(await sweep()).toEqual([unused])
    expect(await isStored(unused)).toBe(false)
    for (const id of [young, first.id, second, avatar, attachment]) expect(await isStored(id)).toBe(true)
    expect(await sweep()).toEqual([])
  })

  test('leaves a file that an application is taking', async () => {
    const person = await site.newPerson()
    const id = await site.uploadLicence(person)
    await age(id)
    const client = await pool.connect()
    await client.query('BEGIN')
    expect(await holdFile(dbOn(client), id)).toMatchObject({ id })
    expect(await sweep()).not.toContain(id)
    await client.query('ROLLBACK')
    client.release()
    expect(await isStored(id)).toBe(true)
  })

  test('leaves a file that was taken after it was found', async () => {
    const person = await site.newPerson()
    const id = await site.uploadLicence(person)
    await age(id)
    let looks = 0
    const takenMeanwhile: FindUsedFiles = async (db, ids) => {
      const used = await findUsedFiles(db, ids)
      looks += 1
      if (looks === 1)
        dataOf(
          certification.submitCertification,
          await site.submit(person, 'Late Harbour', creditCode(2), id),
        )
      return used
    }
    expect(await sweep(takenMeanwhile)).not.toContain(id)
    expect(looks).toBe(2)
    expect(await isStored(id)).toBe(true)
  })

  test('first: an application with the removed file is refused, and nothing changes', async () => {
    const person = await site.newPerson()
    const id = await site.uploadLicence(person)
    await age(id)
    expect(await sweep()).toContain(id)
    const reply = await site.unchanged(() => site.submit(person, 'Gone Harbour', creditCode(3), id))
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ licenceFileId: 'unknown-value' })
  })
})

describe('unused files of one person', () => {
  const fill = async (person: string, bytes: number) => {
    const id = await site.uploadLicence(person)
    await pool.query('UPDATE stored_file SET bytes = $2 WHERE id = $1', [id, bytes])
    return id
  }

  test('have a limit in total; a used one does not count', async () => {
    const [person, other] = [await site.newPerson(), await site.newPerson()]
    await fill(person, unusedFileLimits.maxBytes - megabyte)
    const id = await fill(person, megabyte)
    const reply = await site.unchanged(() => site.send(person, pdf()))
    expect(refusalOf(reply, 'too-many-unused-files').params).toEqual({ limit: '50 MB' })
    expect(reply.status).toBe(409)
    expect((await site.send(other, pdf())).status).toBe(200)
    dataOf(certification.submitCertification, await site.submit(person, 'Full Harbour', creditCode(4), id))
    expect((await site.send(person, pdf())).status).toBe(200)
  })

  test('stay within it when many are sent at once', async () => {
    const person = await site.newPerson()
    await fill(person, unusedFileLimits.maxBytes - 3 * pdf().length)
    const filesBefore = (await site.files()).length
    const replies = await Promise.all(Array.from({ length: 8 }, () => site.send(person, pdf())))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
    const { rows } = await pool.query('SELECT sum(bytes)::int AS n FROM stored_file WHERE owner_id = $1', [
      person,
    ])
    expect(rows).toEqual([{ n: unusedFileLimits.maxBytes }])
    expect((await site.files()).length).toBe(filesBefore + 3)
  })
})
