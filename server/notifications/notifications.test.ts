import { describe, expect, test, vi } from 'vitest'
import { listOutbox, sendTestMessage } from '#contract/outbox.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { openSite } from '#tests/support/site.ts'

const site = await openSite()
const send = (recipient: string, language: string) =>
  site.request(sendTestMessage.path, {
    method: 'POST',
    host: 'nb.localhost',
    headers: { cookie: `language=${language}` },
    body: JSON.stringify({ channel: 'sms', recipient }),
  })
const letters = async () => dataOf(listOutbox, await site.request(listOutbox.path))

describe('the outbox in development', () => {
  test.each([
    ['zh', /测试/],
    ['en', /test message/i],
  ])('shows a message in %s with its brand, and the job delivers it', async (language, words) => {
    const { id } = dataOf(sendTestMessage, await send('13800000001', language))
    await vi.waitFor(
      async () => {
        const letter = (await letters()).find((one) => one.id === id)
        expect(letter).toMatchObject({
          channel: 'sms',
          recipient: '13800000001',
          brand: 'ningbo',
          state: 'sent',
        })
        expect(letter?.text).toMatch(words)
      },
      { timeout: 10_000, interval: 100 },
    )
  })

  test('shows the newest first, a hundred at most', async () => {
    await site.database.pool.query(`
      INSERT INTO outbox_message (channel, recipient, brand, language, template, params, state)
      SELECT 'mail', '1380000' || 1000 + n, 'group', 'en', 'test-message', '{}', 'sent' FROM generate_series(0, 102) n
    `)
    const shown = await letters()
    expect(shown).toHaveLength(100)
    expect(shown[0]?.recipient).toBe('13800001102')
  })
})
