import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { compareLicence } from '#contract/review.ts'
import { refusalOf } from '#tests/support/envelopes.ts'
import { creditCode } from '#tests/support/licences.ts'
import { staffDoer } from '#tests/support/staff-doer.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'
import { compareLicence as compare } from './compare-licence.ts'

const staff = await openStaffSite()
const { sendCall, pool, unchanged } = staff
const reviewer = await staff.logInAs('reviewer')

/** A licence of the demo data: no font of this machine draws it. */
const licence = await readFile(new URL('../../database/seeds/demo/licences/nanyu.png', import.meta.url))
const printedCode = '91350200MA00000020'

const compared = (companyId: string, fileId: string) =>
  sendCall(compareLicence, { token: reviewer, body: { companyId, fileId } })
const made = await staff.newApplication('北屿跨境供应链有限公司', printedCode, { licence })
const { database } = staff.site
const doer = staffDoer(await staff.idOf('reviewer'), 'reviewer')
async function* piecesOf(bytes: Uint8Array) {
  yield bytes
}
/** With the engine replaced, which has a test of its own. */
const comparedAs = (text: string | undefined) =>
  compare(
    {
      database,
      store: { read: async () => piecesOf(licence) },
      recogniseText: async () => ({ ok: true, value: text }),
    },
    { ...doer, alive: () => undefined, body: { companyId: made.companyId, fileId: made.licenceFileId } },
  )
const reading = () => staff.audited('licence-recognised', made.companyId)

test('the text of the picture is compared with the application, and audited', async () => {
  expect(await comparedAs(`信用代码 ${printedCode}\n名称 南屿跨境供应链有限公司`)).toEqual({
    ok: true,
    value: {
      comparisons: [
        { field: 'companyName', said: '南屿跨境供应链有限公司', outcome: 'differs' },
        { field: 'creditCode', said: printedCode, outcome: 'agrees' },
        { field: 'licenceEnd', said: null, outcome: 'not-found' },
      ],
    },
  })
  expect(await reading()).toMatchObject([
    { actor_id: doer.principal.actor.userId, after: { file: made.licenceFileId } },
  ])
})

test('a picture that the engine cannot read is refused and not audited', async () => {
  const before = await reading()
  const done = await unchanged(() => comparedAs(undefined))
  expect(done).toMatchObject({ ok: false, refusal: 'licence-not-recognised' })
  expect(await reading()).toEqual(before)
})

describe('nothing is read or written down', () => {
  test('of a PDF', async () => {
    const { companyId, licenceFileId } = await staff.newApplication('Document Lines')
    refusalOf(await unchanged(() => compared(companyId, licenceFileId)), 'licence-not-a-picture')
  })

  test('of another company or another file', async () => {
    const other = await staff.newApplication('Other Lines', creditCode(4711), { licence })
    const file = await staff.upload(other.applicant.token, 'not put forward', 'licence', licence)
    const pairs = [
      [made.companyId, other.licenceFileId],
      [other.companyId, file],
      [file, made.licenceFileId],
    ] as const
    for (const [companyId, fileId] of pairs)
      refusalOf(await unchanged(() => compared(companyId, fileId)), 'not-found')
  })

  test.each([
    ['broken', "media_type = 'image/png'", 'licence-not-recognised'],
    ['too large', "media_type = 'image/png', bytes = 21 * 1024 * 1024", 'too-large'],
  ] as const)('of a picture that is %s', async (name, change, refused) => {
    const { companyId, licenceFileId } = await staff.newApplication(`Picture ${name}`)
    await pool.query(`UPDATE stored_file SET ${change} WHERE id = $1`, [licenceFileId])
    refusalOf(await unchanged(() => compared(companyId, licenceFileId)), refused)
  })
})
