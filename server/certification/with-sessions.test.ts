import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { getMyCertification, submitCertification } from '#contract/certification.ts'
import { readFile, uploadFile } from '#contract/files.ts'
import { logIn, logOut } from '#contract/identity.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { creditCode, pdf } from '#tests/support/licences.ts'
import { demoAccount, tokenOf } from '#tests/support/people.ts'
import { openSite } from '#tests/support/site.ts'

const folder = mkdtempSync(join(tmpdir(), 'quayside-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const site = await openSite({ env: { DATA_FOLDER: folder } })

async function enter(account: string) {
  const { password } = demoAccount(account)
  const body = JSON.stringify({ account, password, remember: false })
  return { 'access-token': tokenOf(await site.request(logIn.path, { method: 'POST', body })) }
}
const mine = (headers: Record<string, string>) => site.request(getMyCertification.path, { headers })

test('a logged-in person uploads a licence and applies, and others cannot see it', async () => {
  const zhou = await enter('zhouwei')
  expect(dataOf(getMyCertification, await mine(zhou)).state).toBe('none')
  const file = dataOf(
    uploadFile,
    await site.request(`${uploadFile.path}?kind=licence&name=licence.pdf`, {
      method: 'POST',
      headers: zhou,
      body: pdf(),
    }),
  )
  const application = { companyName: '潮汐贸易有限公司', creditCode: creditCode(1), licenceFileId: file.id }
  const sent = await site.request(submitCertification.path, {
    method: 'POST',
    headers: zhou,
    body: JSON.stringify(application),
  })
  expect(dataOf(submitCertification, sent)).toMatchObject({ state: 'under-review', application })
  expect((await site.request(`${readFile.path}?id=${file.id}`, { headers: zhou })).bytes).toEqual(pdf())
  const sun = await enter('sunli')
  refusalOf(await site.request(`${readFile.path}?id=${file.id}`, { headers: sun }), 'not-found')
  expect(dataOf(getMyCertification, await mine(sun)).state).toBe('none')
})

test('without a session the answer is code 4, after logout code 8', async () => {
  refusalOf(await mine({}), 'logged-out')
  const maria = await enter('maria')
  await site.request(logOut.path, { method: 'POST', headers: maria })
  refusalOf(await mine(maria), 'session-expired')
})
