import http from 'node:http'
import { describe, expect, test, vi } from 'vitest'
import { logOut, whoAmI } from '#contract/identity.ts'
import * as calls from '#contract/notifications.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openStream } from '#tests/support/event-stream.ts'
import { tokenOf } from '#tests/support/people.ts'
import { openRegistry } from '#tests/support/registry.ts'
import { openSite } from '#tests/support/site.ts'

const registry = await openRegistry()
const { site, pool, sendCall } = registry
const settled = { timeout: 10_000, interval: 50 }

/** Inserts a notification and announces it, like the server does. */
const tell = (personId: string) =>
  pool.query(
    `WITH added AS (
       INSERT INTO notification (person_id, kind, params, brand) VALUES ($1, 'password-changed', '{}', 'group')
       RETURNING id, person_id)
     SELECT id, pg_notify('person_notification', person_id::text) FROM added`,
    [personId],
  )
/** Waits for the first event, so that later ones can be distinguished from it. */
async function watch(token: string | undefined, port = site.port) {
  const stream = await openStream(port, calls.watchNotifications.path, token ? { 'access-token': token } : {})
  if (stream.status === 200) await vi.waitFor(() => expect(stream.events).toHaveLength(1), settled)
  return stream
}
const mark = (token: string, body: object) => sendCall(calls.markNotificationsRead, { ...body }, { token })
const inbox = async () => (await pool.query('SELECT * FROM notification ORDER BY id')).rows
const choices = async () => (await pool.query('SELECT * FROM notification_choice ORDER BY 1, 2, 3')).rows
const unchanged = async <T>(work: () => Promise<T>): Promise<T> => {
  const before = [await inbox(), await choices()]
  const result = await work()
  expect([await inbox(), await choices()]).toEqual(before)
  return result
}

describe('the notifications of another person', () => {
  test('cannot be read or marked, by id or by range', async () => {
    const [owner, other] = [await registry.newPerson(), await registry.newPerson()]
    const { id } = (await tell(owner.id)).rows[0]
    const seen = dataOf(
      calls.listNotifications,
      await sendCall(calls.listNotifications, undefined, { token: other.token }),
    )
    expect(seen).toEqual({ rows: [], hasMore: false, unread: 0 })
    for (const body of [{ ids: [Number(id)] }, { upTo: Number(id) + 1000 }]) {
      const reply = await unchanged(() => mark(other.token, body))
      expect(dataOf(calls.markNotificationsRead, reply)).toEqual({ unread: 0 })
    }
  })

  test('do not appear in a stream', async () => {
    const [owner, other] = [await registry.newPerson(), await registry.newPerson()]
    const [mine, theirs] = [await watch(owner.token), await watch(other.token)]
    await tell(owner.id)
    await vi.waitFor(() => expect(mine.events).toEqual([{ unread: 0 }, { unread: 1 }]), settled)
    expect(theirs.events).toEqual([{ unread: 0 }])
    for (const stream of [mine, theirs]) stream.close()
  })
})

test('without a session the answer is code 4, after its end code 8', async () => {
  const { token } = await registry.newPerson()
  const all = Object.values(calls).filter((one) => 'path' in one)
  for (const call of all) refusalOf(await unchanged(() => sendCall(call, {})), 'logged-out')
  dataOf(logOut, await sendCall(logOut, {}, { token }))
  for (const call of all) refusalOf(await unchanged(() => sendCall(call, {}, { token })), 'session-expired')
  expect((await watch(token)).status).toBe(401)
  expect((await watch('v1.made.1.up')).status).toBe(401)
  const inAddress = await site.request(`${calls.watchNotifications.path}?access-token=${token}`)
  refusalOf(inAddress, 'logged-out')
})

describe('an invalid request', () => {
  test.each<[string, object]>([
    ['nothing', {}],
    ['no numbers', { ids: [] }],
    ['SQL', { ids: ["1' OR 1=1"] }],
    ['a negative number', { ids: [-1] }],
    ['half a number', { upTo: 0.5 }],
    ['a number beyond all numbers', { upTo: 1e300 }],
    ['a hundred and one', { ids: Array.from({ length: 101 }, (_, place) => place + 1) }],
    ['both ways', { ids: [1], upTo: 1 }],
    ['another person’s', { upTo: 1, personId: 'x' }],
  ])('to mark %s is refused', async (_what, body) => {
    const { token, id } = await registry.newPerson()
    await tell(id)
    refusalOf(await unchanged(() => mark(token, body)), 'invalid-input')
  })

  test.each([
    'before=0',
    'before=1;drop table notification',
    'before=1e300',
    'unreadOnly=maybe',
    'size=-1',
    'size=0.5',
  ])('to list with %s is refused', async (query) => {
    const { token } = await registry.newPerson()
    const path = `${calls.listNotifications.path}?${encodeURI(query)}` as const
    const reply = await sendCall({ ...calls.listNotifications, path }, undefined, { token })
    expect(Object.keys(refusalOf(reply, 'invalid-input').fields ?? {})).toEqual([query.split('=')[0]])
  })

  const good = { topic: 'company', channel: 'sms', isWanted: true }
  test.each<[string, readonly object[]]>([
    ['nothing', []],
    ['an unknown topic', [{ ...good, topic: 'weather' }]],
    ['an unknown way', [{ ...good, channel: 'pigeon' }]],
    ['maybe', [{ ...good, isWanted: 'maybe' }]],
    ['one thing twice', [good, { ...good, isWanted: false }]],
    ['too much', Array.from({ length: 7 }, () => good)],
  ])('to choose %s is refused', async (_what, chosen) => {
    const { token } = await registry.newPerson()
    const reply = await unchanged(() =>
      sendCall(calls.setNotificationChoices, { choices: chosen }, { token }),
    )
    refusalOf(reply, 'invalid-input')
  })
})

describe('a stream', () => {
  test('sends the unread count at once, and again after new and read notifications, on every instance', async () => {
    const { id, token } = await registry.newPerson()
    await tell(id)
    const second = await openSite({ database: site.database })
    const streams = [await watch(token), await watch(token, second.port)]
    for (const { status, headers } of streams) {
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('text/event-stream')
      expect(headers['cache-control']).toBe('no-store')
      // A proxy or a compression would hold events back.
      expect(headers['x-accel-buffering']).toBe('no')
      expect(headers['content-encoding']).toBeUndefined()
    }
    const news = (await tell(id)).rows[0]
    await vi.waitFor(() => {
      for (const { events } of streams) expect(events).toEqual([{ unread: 1 }, { unread: 2 }])
    }, settled)
    dataOf(calls.markNotificationsRead, await mark(token, { upTo: Number(news.id) }))
    await vi.waitFor(() => {
      for (const { events } of streams) expect(events.at(-1)).toEqual({ unread: 0 })
    }, settled)
    const cut = vi.spyOn(http.Server.prototype, 'closeAllConnections')
    await second.stop()
    // Had it waited for the stream, only the cut at the end of the shutdown time would have ended it.
    expect(cut).not.toHaveBeenCalled()
    cut.mockRestore()
    await vi.waitFor(() => expect(streams[1]?.hasEnded).toBe(true), settled)
    expect(streams[0]?.hasEnded).toBe(false)
    streams[0]?.close()
  })

  test('of an ended session ends without another event', async () => {
    const { id, token } = await registry.newPerson()
    const stream = await watch(token)
    await vi.waitFor(() => expect(stream.events).toEqual([{ unread: 0 }]), settled)
    dataOf(logOut, await sendCall(logOut, {}, { token }))
    await tell(id)
    await vi.waitFor(() => expect(stream.hasEnded).toBe(true), settled)
    expect(stream.events).toEqual([{ unread: 0 }])
  })

  test('of a closed account ends too', async () => {
    const { id, token } = await registry.newPerson()
    const stream = await watch(token)
    await pool.query('DELETE FROM consent WHERE person_id = $1', [id])
    await pool.query('DELETE FROM person WHERE id = $1', [id])
    await pool.query(`SELECT pg_notify('person_notification', $1)`, [id])
    await vi.waitFor(() => expect(stream.hasEnded).toBe(true), settled)
  })

  test('is open three times per person; one more ends the oldest and tells its page', async () => {
    const { id, token } = await registry.newPerson()
    const other = await registry.newPerson()
    const theirs = await watch(other.token)
    const streams = [await watch(token), await watch(token), await watch(token), await watch(token)]
    expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await vi.waitFor(
      () => expect(streams.map(({ hasEnded }) => hasEnded)).toEqual([true, false, false, false]),
      settled,
    )
    expect(streams[0]?.events).toEqual([{ unread: 0 }, { isReplaced: true }])
    await unchanged(async () => expect(theirs.hasEnded).toBe(false))
    await tell(id)
    await vi.waitFor(() => {
      for (const { events } of streams.slice(1)) expect(events).toEqual([{ unread: 0 }, { unread: 1 }])
    }, settled)
    for (const stream of [...streams, theirs]) stream.close()
  })

  test('survives token rotation', async () => {
    const { id, token } = await registry.newPerson()
    const stream = await watch(token)
    const session = token.split('.')[1]
    await pool.query(
      `UPDATE session_token SET issued_at = now() - interval '16 minutes' WHERE session_id = $1`,
      [session],
    )
    const turned = tokenOf(await sendCall(whoAmI, undefined, { token }))
    dataOf(whoAmI, await sendCall(whoAmI, undefined, { token: turned }))
    await tell(id)
    await vi.waitFor(() => expect(stream.events.at(-1)).toEqual({ unread: 1 }), settled)
    const { rows } = await pool.query('SELECT generation FROM session_token WHERE session_id = $1', [session])
    expect(rows).toHaveLength(2)
    dataOf(whoAmI, await sendCall(whoAmI, undefined, { token: turned }))
    stream.close()
  })

  test('does not count as use: an idle session expires while it is open', async () => {
    const { id, token } = await registry.newPerson()
    const stream = await watch(token)
    await pool.query(
      `UPDATE session SET last_used_at = now() - interval '3 hours', kind = 'browser' WHERE person_id = $1`,
      [id],
    )
    await tell(id)
    await vi.waitFor(() => expect(stream.hasEnded).toBe(true), settled)
    expect(stream.events).toEqual([{ unread: 0 }])
  })
})
