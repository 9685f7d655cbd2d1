import { expect, test } from 'vitest'
import { earlierCutOffs, nextCutOffs, orderCutOffs, shownCutOffs } from './order-cut-offs.ts'

const departsAt = new Date('2026-12-04T10:00:00Z')
const timesOf = (...given: Parameters<typeof orderCutOffs>) =>
  orderCutOffs(...given).map(({ code, time, isEstimated }) => [code, time.toISOString(), isEstimated])

test('a cut-off is what staff filled in by the clock of the port, else the usual hours before departure', () => {
  const fields = { cyCutOff: '2026-12-02 20:00', vgmCutOff: 'soon' }
  expect(timesOf({ fields, zone: 'Asia/Shanghai' }, departsAt)).toEqual([
    ['ECP', '2026-11-30T10:00:00.000Z', true],
    ['DCO', '2026-12-01T10:00:00.000Z', true],
    ['VCO', '2026-12-02T04:00:00.000Z', true],
    ['FCO', '2026-12-02T12:00:00.000Z', false],
    ['CUA', '2026-12-03T10:00:00.000Z', true],
  ])
  expect(timesOf({ fields, zone: 'Europe/Amsterdam' }, undefined)).toEqual([
    ['FCO', '2026-12-02T19:00:00.000Z', false],
  ])
  expect(timesOf(undefined, undefined)).toEqual([])
})

test('a cut-off is earlier if staff filled it in before the time that was known, and it is still ahead', () => {
  const zone = 'UTC'
  const now = new Date('2026-12-01T00:00:00Z')
  const known = (fields: Readonly<Record<string, string>>) => orderCutOffs({ fields, zone }, departsAt)
  const codes = (from: Readonly<Record<string, string>>, to: Readonly<Record<string, string>>) =>
    earlierCutOffs(known(from), known(to), now).map(({ code }) => code)
  // Without what staff fill in, the CY closes on 2 December at 10:00.
  expect(codes({}, { cyCutOff: '2026-12-02 09:59' })).toEqual(['FCO'])
  expect(codes({}, { cyCutOff: '2026-12-02 10:00' })).toEqual([])
  expect(codes({ cyCutOff: '2026-12-02 09:00' }, { cyCutOff: '2026-12-02 09:30' })).toEqual([])
  expect(codes({ cyCutOff: '2026-12-03 09:00' }, { cyCutOff: '2026-12-02 12:00' })).toEqual(['FCO'])
  // Emptied, it is an estimate again.
  expect(codes({ cyCutOff: '2026-12-03 09:00' }, {})).toEqual([])
  expect(codes({}, { cyCutOff: '2026-11-30 09:00' })).toEqual([])
  expect(codes({}, { cyCutOff: '2026-12-02 09:00', vgmCutOff: '2026-12-01 09:00' })).toEqual(['VCO', 'FCO'])
})

test('the next are ahead, within two weeks, the earliest first, and no more than are shown', () => {
  const now = new Date('2026-12-01T00:00:00Z')
  const hours = [2, 0, -1, 14 * 24, 14 * 24 + 1, 1]
  const at = (hour: number) => ({ time: new Date(now.getTime() + hour * 60 * 60 * 1000), hour })
  expect(nextCutOffs(hours.map(at), now).map(({ hour }) => hour)).toEqual([1, 2, 14 * 24])
  const many = Array.from({ length: shownCutOffs.most + 1 }, () => at(3))
  expect(nextCutOffs(many, now)).toHaveLength(shownCutOffs.most)
})
