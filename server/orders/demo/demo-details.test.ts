import { expect, test } from 'vitest'
import { demoDetails } from './demo-details.ts'

const shipment = {
  id: 7,
  service: 'ocean' as const,
  containers: [
    { type: '20GP' as const, count: 1 },
    { type: '40HQ' as const, count: 2 },
  ],
  departsOn: '2026-12-10',
}

test.each([
  ['2026-11-18', '2026-11-18'],
  ['2026-12-20', '2026-12-08'],
])(
  'containers of the demo that are filled in on %s were weighed on %s, and hold the cargo of the order',
  (today, day) => {
    const rows = demoDetails(shipment, { grossWeightKg: 30_000, today })?.groups.containers ?? []
    expect(rows.map(({ weighedOn }) => weighedOn)).toEqual([day, day, day])
    expect(rows.reduce((sum, { cargoKg }) => sum + Number(cargoKg), 0)).toBe(30_000)
    for (const { cargoKg, tareKg, vgmKg } of rows)
      expect(Number(vgmKg)).toBe(Number(cargoKg) + Number(tareKg))
  },
)
