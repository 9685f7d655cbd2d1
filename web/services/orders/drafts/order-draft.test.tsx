import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { readDraft } from '#web/components/drafts/draft-storage.ts'
import { hasUnsaved } from '#web/components/drafts/unsaved.ts'
import { openedDraft } from './opened-draft.ts'
import { OrderDraft, type Saved, saveDelayMs } from './order-draft.ts'

const key = 'draft-order-Q1-linhai'
const save = vi.fn<(texts: object, version: number | null) => Promise<Result<Saved>>>()
const onState = vi.fn()
const savedAt = '2026-11-18T04:00:00.000Z'

beforeEach(() => {
  vi.useFakeTimers()
  window.localStorage.clear()
  save.mockReset()
  onState.mockReset()
})
afterEach(() => vi.useRealTimers())

const open = (version: number | null = null, isUnsaved = false) =>
  new OrderDraft({ key, restored: undefined, version, isUnsaved, save, onState })
const pass = (ms = saveDelayMs) => vi.advanceTimersByTimeAsync(ms)

test('what is typed is saved after a pause, on the version that was read; the copy here ends then', async () => {
  save.mockImplementation(async (_texts, version) => ok({ version: (version ?? 0) + 1, savedAt }))
  const draft = open()
  draft.follow({ remark: '' })
  await pass()
  expect(save).not.toHaveBeenCalled()
  draft.follow({ remark: 'a' })
  draft.follow({ remark: 'ab' })
  expect(readDraft(key)?.values).toEqual({ remark: 'ab' })
  await pass()
  expect(save.mock.calls).toEqual([[{ remark: 'ab' }, null]])
  expect(readDraft(key)).toBeUndefined()
  draft.follow({ remark: 'abc' })
  await pass()
  expect(save).toHaveBeenLastCalledWith({ remark: 'abc' }, 1)
  expect(onState).toHaveBeenLastCalledWith({ kind: 'saved', at: savedAt })
  expect(hasUnsaved()).toBe(false)
})

test('what is typed during a save is saved after it', async () => {
  let answer = (_result: Result<Saved>) => {}
  save.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
  save.mockImplementation(async () => ok({ version: 2, savedAt }))
  const draft = open()
  draft.follow({ remark: '' })
  draft.follow({ remark: 'a' })
  await pass()
  draft.follow({ remark: 'ab' })
  answer(ok({ version: 1, savedAt }))
  await pass(0)
  expect(readDraft(key)).toMatchObject({ basis: '1', values: { remark: 'ab' } })
  await pass()
  expect(save.mock.calls).toEqual([
    [{ remark: 'a' }, null],
    [{ remark: 'ab' }, 1],
  ])
})

test('offline it stays in this browser and is tried again', async () => {
  save.mockImplementationOnce(async () => refusal('unreachable'))
  save.mockImplementation(async () => ok({ version: 1, savedAt }))
  const draft = open()
  draft.follow({ remark: '' })
  draft.follow({ remark: 'a' })
  await pass()
  expect(onState).toHaveBeenLastCalledWith({ kind: 'kept' })
  expect(hasUnsaved()).toBe(true)
  expect(readDraft(key)?.values).toEqual({ remark: 'a' })
  await pass(15_000)
  expect(onState).toHaveBeenLastCalledWith({ kind: 'saved', at: savedAt })
  expect(hasUnsaved()).toBe(false)
})

test('a draft that the server refuses says why, and is saved once it was changed', async () => {
  const tooLong = invalidFields({ 'values.fields.remark': 'too-long' })
  save.mockImplementationOnce(async () => tooLong)
  save.mockImplementation(async () => ok({ version: 1, savedAt }))
  const draft = open()
  draft.follow({ remark: '' })
  draft.follow({ remark: 'much too long' })
  await pass()
  expect(onState).toHaveBeenLastCalledWith({ kind: 'refused', refusal: tooLong })
  expect(hasUnsaved()).toBe(true)
  expect(readDraft(key)?.values).toEqual({ remark: 'much too long' })
  await pass(60_000)
  expect(save).toHaveBeenCalledTimes(1)
  draft.follow({ remark: 'short' })
  await pass()
  expect(onState).toHaveBeenLastCalledWith({ kind: 'saved', at: savedAt })
})

test('with too many drafts it says so, and is saved once there is space', async () => {
  const full = refusal('too-many-order-drafts', { max: 20 })
  save.mockImplementationOnce(async () => full)
  save.mockImplementation(async () => ok({ version: 1, savedAt }))
  const draft = open()
  draft.follow({ remark: '' })
  draft.follow({ remark: 'a' })
  await pass()
  expect(onState).toHaveBeenLastCalledWith({ kind: 'refused', refusal: full })
  await pass(15_000)
  expect(onState).toHaveBeenLastCalledWith({ kind: 'saved', at: savedAt })
})

test.each(['session-expired', 'logged-out'] as const)(
  'a save that finds the session ended (%s) keeps the text for the next login, and lets the page go',
  async (code) => {
    save.mockImplementation(async () => {
      window.localStorage.clear()
      return refusal(code)
    })
    const draft = open(3)
    draft.follow({ remark: '' })
    draft.follow({ remark: 'a' })
    await pass()
    draft.close()
    await pass(60_000)
    expect(save).toHaveBeenCalledTimes(1)
    expect(hasUnsaved()).toBe(false)
    expect(readDraft(key)).toMatchObject({ basis: '3', values: { remark: 'a' } })
  },
)

test('a form that was left offline is saved later, and no other page asks about it', async () => {
  save.mockImplementationOnce(async () => refusal('unreachable'))
  save.mockImplementation(async () => ok({ version: 1, savedAt }))
  const draft = open()
  draft.follow({ remark: '' })
  draft.follow({ remark: 'a' })
  draft.close()
  await pass(0)
  expect(hasUnsaved()).toBe(false)
  await pass(15_000)
  expect(save).toHaveBeenCalledTimes(2)
  expect(readDraft(key)).toBeUndefined()
})

test('overtaken by another tab it saves nothing until the user decides', async () => {
  save.mockImplementationOnce(async () => refusal('draft-changed'))
  const draft = open(3)
  draft.follow({ remark: '' })
  draft.follow({ remark: 'mine' })
  await pass()
  expect(onState).toHaveBeenLastCalledWith({ kind: 'overtaken' })
  draft.follow({ remark: 'mine too' })
  await pass(60_000)
  expect(save).toHaveBeenCalledTimes(1)
  save.mockImplementation(async () => ok({ version: 5, savedAt }))
  await draft.replace(4)
  expect(save).toHaveBeenLastCalledWith({ remark: 'mine too' }, 4)
})

test('before the order is sent, the server says once whether another device has sent it', async () => {
  save.mockResolvedValueOnce(ok({ version: 5, savedAt }))
  const draft = open(4)
  draft.follow({ remark: 'a' })
  expect(await draft.orderedElsewhere()).toBeUndefined()
  expect(save.mock.calls).toEqual([[{ remark: 'a' }, 4]])
  const ordered = refusal('draft-ordered', { order: 'S7' })
  save.mockResolvedValueOnce(ordered)
  expect(await draft.orderedElsewhere()).toEqual(ordered)
  expect(await draft.orderedElsewhere()).toBeUndefined()
  expect(save).toHaveBeenCalledTimes(2)
  draft.drop()
  expect(hasUnsaved()).toBe(false)
})

test('an order that has no draft on the server is sent without asking', async () => {
  const draft = open()
  draft.follow({ remark: '' })
  expect(await draft.orderedElsewhere()).toBeUndefined()
  expect(save).not.toHaveBeenCalled()
})

test('once the order is sent nothing is saved any more', async () => {
  const draft = open()
  draft.follow({ remark: '' })
  draft.follow({ remark: 'a' })
  draft.drop()
  draft.follow({ remark: 'ab' })
  draft.close()
  await pass(60_000)
  expect(save).not.toHaveBeenCalled()
  expect(readDraft(key)).toBeUndefined()
})

const form = orderForms.trucking
const fill = { form, typed: form, quoted: { fixed: { fields: {}, groups: {} }, suggested: {}, excluded: [] } }
const onServer = {
  version: 2,
  savedAt,
  origin: 'typed',
  values: { fields: { vessel: 'HERON' }, groups: { doors: [{ address: 'One' }] } },
  more: [],
  instruction: null,
} as const
const draftOnServer = {
  ...onServer,
  values: { fields: { vessel: 'HERON' }, groups: { doors: [{ address: 'One' }] } },
  more: [],
}
const here = (basis: string | null) => ({ savedAt, basis, start: {}, values: { vessel: 'here' } })

test.each([
  ['the draft of the server', draftOnServer, undefined, { vessel: 'HERON', 'doors.0.address': 'One' }, false],
  ['typed here on its version and not saved', draftOnServer, here('2'), { vessel: 'here' }, true],
  [
    'typed here on an older version',
    draftOnServer,
    here('1'),
    { vessel: 'HERON', 'doors.0.address': 'One' },
    false,
  ],
  ['never saved', null, here(null), { vessel: 'here' }, true],
  ['saved, then removed elsewhere', null, here('2'), undefined, false],
  ['a server that cannot be reached', undefined, here('2'), { vessel: 'here' }, true],
  ['nothing typed', null, undefined, undefined, false],
])('a form is opened with %s', (_what, server, local, restored, isUnsaved) => {
  expect(openedDraft(fill, server, local)).toMatchObject({ restored, isUnsaved })
})
