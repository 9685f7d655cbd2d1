import { describe, expect, test } from 'vitest'
import { refusalOf } from '#tests/support/envelopes.ts'
import { oneWaits } from '#tests/support/lock-waits.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { laneRow } from '#tests/support/rate-sheets.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'
import { lockNewCodes } from './new-codes-store.ts'

const staff = await openStaffSite()
const { pool } = staff
const { db } = staff.site.database
const token = await staff.logInAs('tariff-manager')
const { previewed, published, saved, confirm } = rateAdmin(staff, token)
await published(savedLane('LOCK-0'))

const versionsOf = async (code: string) =>
  (await pool.query('SELECT version, import_id FROM rate WHERE code = $1 ORDER BY version', [code])).rows

/** Holds the lock of new ocean lanes, inserts the code of another transaction, then ends it. */
async function whileAnotherAdds<T>(adds: 'one' | 'all', code: string, work: () => Promise<T>): Promise<T> {
  const [working] = await db.transaction(async (other) => {
    await lockNewCodes(other, 'ocean-lane', adds)
    const result = work()
    await oneWaits(pool)
    await other.execute(
      `INSERT INTO rate (kind, code, version, port, place, valid_from, valid_to, pricing, staff_id)
       SELECT kind, '${code}', 1, port, place, valid_from, valid_to, pricing, staff_id FROM rate WHERE code = 'LOCK-0'`,
    )
    return [result]
  })
  return working
}

describe('a code that another transaction adds at the same time', () => {
  test('stops an import that was compared without it', async () => {
    const view = await previewed([laneRow('LOCK-1')])
    refusalOf(await whileAnotherAdds('one', 'LOCK-1', () => confirm(view.importId)), 'import-outdated')
    expect(await versionsOf('LOCK-1')).toEqual([{ version: 1, import_id: null }])
  })

  test('is seen by a form that was saved without it', async () => {
    const reply = await whileAnotherAdds('all', 'LOCK-2', () =>
      saved(savedLane('LOCK-2')).then(
        () => 'saved',
        () => 'refused',
      ),
    )
    expect(reply).toBe('refused')
    expect(await versionsOf('LOCK-2')).toEqual([{ version: 1, import_id: null }])
  })

  test('does not hold up a form that adds a different code', async () => {
    await db.transaction(async (other) => {
      await lockNewCodes(other, 'ocean-lane', 'one')
      await saved(savedLane('LOCK-4'))
    })
    expect(await versionsOf('LOCK-4')).toEqual([{ version: 1, import_id: null }])
  })

  test('does not hold up another version of a known code', async () => {
    const { rateId } = await published(savedLane('LOCK-3'))
    await db.transaction(async (other) => {
      await lockNewCodes(other, 'ocean-lane', 'all')
      await saved(savedLane('LOCK-3', { comparedVersionId: rateId }))
    })
    expect((await versionsOf('LOCK-3')).map(({ version }) => version)).toEqual([1, 2])
  })
})
