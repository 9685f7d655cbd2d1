import { expect, test } from 'vitest'
import { demoMilestones } from './demo-milestones.ts'

const hourMs = 60 * 60 * 1000
const from = new Date('2026-11-01T02:00:00Z')
const order = { service: 'ocean', departsOn: '2026-11-08', fromCode: 'CNNGB', toCode: 'USLAX' } as const

test('whatever the hour, a planned step is still to come and a running order has one', () => {
  for (let hours = 24; hours < 24 * 40; hours += 1) {
    const now = new Date(from.getTime() + hours * hourMs)
    const latest = new Date(now.getTime() - 3 * hourMs)
    const steps = demoMilestones(order, { from, latest, now, completedAt: undefined })
    const planned = steps.filter(({ classifier }) => classifier === 'planned')
    const late = planned.filter(({ at }) => at <= now)
    const early = steps.filter(({ classifier, at }) => classifier === 'actual' && at > latest)
    expect({ hours, late, early }).toEqual({ hours, late: [], early: [] })
    const isBeforeArrival = hours < 24 * 7
    if (isBeforeArrival) expect(planned.length).toBeGreaterThan(0)
  }
})
