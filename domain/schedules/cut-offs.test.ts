import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { backwardPlan, type CutOffCode, closingOf, cutOffsOf, hoursBeforeEtd } from './cut-offs.ts'

const etd = new Date('2026-11-20T10:00:00Z')
const at = (instant: string) => new Date(instant)

test('the usual cut-offs of a sailing, the first first', () => {
  expect(cutOffsOf({ etd })).toEqual([
    { code: 'ECP', time: at('2026-11-16T10:00:00Z'), basis: 'usual' },
    { code: 'DCO', time: at('2026-11-17T10:00:00Z'), basis: 'usual' },
    { code: 'VCO', time: at('2026-11-18T04:00:00Z'), basis: 'usual' },
    { code: 'FCO', time: at('2026-11-18T10:00:00Z'), basis: 'usual' },
    { code: 'CUA', time: at('2026-11-19T10:00:00Z'), basis: 'usual' },
  ])
})

test('the backward plan leads from the latest pick-up to the customs', () => {
  expect(backwardPlan({ etd })).toEqual([
    { step: 'pick-up', code: 'ECP', time: at('2026-11-16T10:00:00Z'), basis: 'usual' },
    { step: 'vgm', code: 'VCO', time: at('2026-11-18T04:00:00Z'), basis: 'usual' },
    { step: 'gate-in', code: 'FCO', time: at('2026-11-18T10:00:00Z'), basis: 'usual' },
    { step: 'customs', code: 'CUA', time: at('2026-11-19T10:00:00Z'), basis: 'usual' },
  ])
})

test('the word of the carrier stands before the usual hours, and the plan is sorted anew', () => {
  const plan = backwardPlan({ etd, stated: { VCO: at('2026-11-16T08:00:00Z') } })
  expect(plan.map(({ step, basis }) => [step, basis])).toEqual([
    ['vgm', 'carrier'],
    ['pick-up', 'usual'],
    ['gate-in', 'usual'],
    ['customs', 'usual'],
  ])
})

test('all cut-offs are sorted anew by what the carrier states', () => {
  const stated = { CUA: at('2026-11-15T10:00:00Z') }
  expect(cutOffsOf({ etd, stated }).map(({ code }) => code)).toEqual(['CUA', 'ECP', 'DCO', 'VCO', 'FCO'])
})

test.each<[string, Partial<Record<CutOffCode, Date>>, CutOffCode, string]>([
  ['by its empty pick-up, which is due first', {}, 'ECP', '2026-11-16T10:00:00Z'],
  [
    'by its documents where they are due before it',
    { DCO: at('2026-11-16T09:59:00Z') },
    'DCO',
    '2026-11-16T09:59:00Z',
  ],
  [
    'by its documents where both are due at once',
    { ECP: at('2026-11-17T10:00:00Z') },
    'DCO',
    '2026-11-17T10:00:00Z',
  ],
  [
    'by the gate where documents and pick-up have time',
    { DCO: at('2026-11-19T10:00:00Z'), ECP: at('2026-11-19T10:00:00Z') },
    'FCO',
    '2026-11-18T10:00:00Z',
  ],
])('a sailing is closed %s', (_how, stated, code, time) => {
  expect(closingOf({ etd, stated })).toMatchObject({ code, time: at(time) })
})

describe('a gate-in stated by the carrier', () => {
  const timeOf = (code: CutOffCode, fullContainer: string, stated: Partial<Record<CutOffCode, Date>> = {}) =>
    cutOffsOf({ etd, stated: { FCO: at(fullContainer), ...stated } }).find((cutOff) => cutOff.code === code)
      ?.time

  test.each<[CutOffCode, string, string]>([
    ['ECP', '2026-11-18T10:00:00Z', '2026-11-16T10:00:00Z'],
    ['ECP', '2026-11-18T09:00:00Z', '2026-11-16T09:00:00Z'],
    ['ECP', '2026-11-18T11:00:00Z', '2026-11-16T10:00:00Z'],
    ['VCO', '2026-11-18T09:00:00Z', '2026-11-18T03:00:00Z'],
    ['VCO', '2026-11-18T11:00:00Z', '2026-11-18T04:00:00Z'],
    ['DCO', '2026-11-16T10:00:00Z', '2026-11-17T10:00:00Z'],
    ['CUA', '2026-11-16T10:00:00Z', '2026-11-19T10:00:00Z'],
  ])('puts %s, with the full container due at %s, at %s', (code, fullContainer, time) => {
    expect(timeOf(code, fullContainer)).toEqual(at(time))
  })

  test('leaves alone a pick-up that the carrier states too', () => {
    const stated = { ECP: at('2026-11-17T10:00:00Z') }
    expect(timeOf('ECP', '2026-11-17T12:00:00Z', stated)).toEqual(stated.ECP)
  })
})

test('whatever gate-in the carrier states, the pick-up comes two days before it or earlier, and the VGM before it', () => {
  const gapMs = (hoursBeforeEtd.ECP - hoursBeforeEtd.FCO) * 3_600_000
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), (hours) => {
      const plan = backwardPlan({ etd, stated: { FCO: new Date(etd.getTime() - hours * 3_600_000) } })
      const time = (step: string) => plan.find((one) => one.step === step)?.time.getTime() ?? Number.NaN
      expect(time('gate-in') - time('pick-up')).toBeGreaterThanOrEqual(gapMs)
      expect(time('vgm')).toBeLessThan(time('gate-in'))
      const times = plan.map((one) => one.time.getTime())
      expect(times).toEqual([...times].sort((a, b) => a - b))
    }),
  )
})
