import { expect, test } from 'vitest'
import { nextCutOffs, orderCutOffs, shownCutOffs } from './order-cut-offs.ts'

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

test('the next are ahead, within two weeks, the earliest first, and no more than are shown', () => {
  const now = new Date('2026-12-01T00:00:00Z')
  const hours = [2, 0, -1, 14 * 24, 14 * 24 + 1, 1]
  const at = (hour: number) => ({ time: new Date(now.getTime() + hour * 60 * 60 * 1000), hour })
  expect(nextCutOffs(hours.map(at), now).map(({ hour }) => hour)).toEqual([1, 2, 14 * 24])
  const many = Array.from({ length: shownCutOffs.most + 1 }, () => at(3))
  expect(nextCutOffs(many, now)).toHaveLength(shownCutOffs.most)
})
