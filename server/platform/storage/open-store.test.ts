import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { openClamdServer, virusText } from '#tests/support/clamd-server.ts'
import { openS3Server, s3Account } from '#tests/support/s3-server.ts'
import { filesUnder } from '#tests/support/store-suite.ts'
import { openStorage } from './open-store.ts'

const DATA_FOLDER = await mkdtemp(path.join(tmpdir(), 'quayside-data-'))
afterAll(() => rm(DATA_FOLDER, { recursive: true, force: true }))
const open = (env: Record<string, string>) => openStorage(readConfig({ DATA_FOLDER, ...env }), systemClock)
async function* pieces() {
  yield Buffer.from(virusText)
}

test('files are stored on the local disk and not scanned by default', async () => {
  const { store, scan } = await open({})
  const draft = await store.draft(pieces())
  await draft.save()
  expect(await filesUnder(path.join(DATA_FOLDER, 'files'))).toHaveLength(1)
  expect(scan).toBeUndefined()
})

test('a configured bucket and scanner are used', async () => {
  const [bucket, clamd] = await Promise.all([openS3Server('site/licences'), openClamdServer()])
  const { store, scan } = await open({
    FILE_STORE: 's3',
    S3_ENDPOINT: new URL(bucket.endpoint).origin,
    S3_BUCKET: 'site/licences',
    S3_REGION: s3Account.region,
    S3_ACCESS_KEY_ID: s3Account.keyId,
    S3_SECRET_ACCESS_KEY: s3Account.keySecret,
    CLAMD_ADDRESS: `${clamd.address.host}:${clamd.address.port}`,
  })
  const draft = await store.draft(pieces())
  expect(await filesUnder(path.join(DATA_FOLDER, 'drafts'))).toHaveLength(1)
  expect(await scan?.(draft.read())).toEqual({ found: 'Quayside.Test.Harm' })
  await draft.save()
  expect([...bucket.objects.keys()]).toEqual([`files/${draft.id}`])
})
