import { afterEach, expect, test, vi } from 'vitest'
import { ok, refusal } from '#domain/values/refusal.ts'
import type { Client } from '#web/client/call.ts'
import { cancelLogIn, expireStaff, repeatAfterLogIn } from './log-in-again.ts'
import { setStaff, staffState } from './staff-state.ts'

const staff = (id: string) => ({ id, account: id, name: id, roles: [] })
const logIn = (id: string) => setStaff({ status: 'in', staff: staff(id) })

/** As the client of the console: it says that the session has ended before it answers. */
function consoleClient() {
  let isValid = false
  const call = vi.fn(async (_key: string, _input: object, options?: { isProbe?: boolean }) => {
    if (isValid) return ok('saved')
    if (!options?.isProbe) expireStaff()
    return refusal('session-expired')
  })
  const client = { call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Client
  const save = () => repeatAfterLogIn(client, () => '').call('POST /api/console/logOut', {})
  const renew = (id: string) => {
    isValid = true
    logIn(id)
  }
  return { call, client, save, renew }
}

/** The first attempt is over once its promises are. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

afterEach(() => setStaff({ status: 'out' }))

test('two calls wait for one log-in of the same account and are each sent again', async () => {
  logIn('tariff')
  const { call, save, renew } = consoleClient()
  const answers = Promise.all([save(), save()])
  await settle()
  expect(staffState()).toMatchObject({ status: 'in', isExpired: true })
  expect(call).toHaveBeenCalledTimes(2)
  renew('tariff')
  expect(await answers).toEqual([ok('saved'), ok('saved')])
  expect(call).toHaveBeenCalledTimes(4)
})

test.each([
  ['another account logs in', ({ renew }: ReturnType<typeof consoleClient>) => renew('sales')],
  ['the dialog is closed', () => cancelLogIn()],
  ['the user goes to the log-in page', () => setStaff({ status: 'out' })],
])('when %s nothing is sent again', async (_case, act) => {
  logIn('tariff')
  const session = consoleClient()
  const answer = session.save()
  await settle()
  act(session)
  expect(await answer).toMatchObject({ ok: false, refusal: 'logged-out' })
  expect(session.call).toHaveBeenCalledTimes(1)
})

test('a log-out, and a page that has just been opened, are not asked to log in again', async () => {
  const { call, client, save } = consoleClient()
  expect(await save()).toMatchObject({ ok: false })
  logIn('tariff')
  const options = { isProbe: true }
  expect(
    await repeatAfterLogIn(client, () => '').call('POST /api/console/logOut', {}, options),
  ).toMatchObject({
    ok: false,
  })
  expect(call).toHaveBeenCalledTimes(2)
})

test('the first call after another tab logged in with another account is not sent; the page is that account’s', async () => {
  const tokenOwners: Record<string, string> = { first: 'tariff', second: 'sales', third: 'sales' }
  let session = 'first'
  const call = vi.fn(async (key: string) =>
    key === 'GET /api/console/whoAmI' ? ok(staff(tokenOwners[session] ?? '')) : ok('saved'),
  )
  const client = { call, enter: vi.fn(), forgetLogIn: vi.fn() } as unknown as Client
  const guarded = repeatAfterLogIn(client, () => session)
  const save = () => guarded.call('POST /api/console/logOut', {})
  const sent = () => call.mock.calls.filter(([key]) => key === 'POST /api/console/logOut').length
  logIn('tariff')
  expect(await Promise.all([save(), save()])).toEqual([ok('saved'), ok('saved')])
  // Whose session it is was asked once.
  expect(call).toHaveBeenCalledTimes(3)
  session = 'second'
  expect(await save()).toMatchObject({ ok: false, refusal: 'logged-out' })
  expect(sent()).toBe(2)
  expect(staffState()).toMatchObject({ status: 'in', staff: { id: 'sales' } })
  // The same account in a new session goes on.
  session = 'third'
  expect(await save()).toEqual(ok('saved'))
  expect(sent()).toBe(3)
})

test('a session that ended with its account is not asked for a log-in by the calls that follow', () => {
  logIn('tariff')
  expireStaff(true)
  expireStaff()
  expect(staffState()).toMatchObject({ isExpired: true, isDisabled: true })
  logIn('tariff')
  expireStaff()
  expect(staffState()).toMatchObject({ isExpired: true, isDisabled: false })
})
