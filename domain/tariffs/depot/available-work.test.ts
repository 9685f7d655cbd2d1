import { expect, test } from 'vitest'
import { sampleStay } from '#tests/fixtures/depot-requests.ts'
import { tariffForAvailableWork } from './available-work.ts'
import { chargesDepot, contingentDepotCharges } from './depot-charges.ts'
import type { DepotRequest } from './depot-request.ts'
import { depotTariffs } from './depot-tariff.data.ts'

const { CNTAO } = depotTariffs
const stay: DepotRequest = { ...sampleStay, size: 40, containers: 2, days: 30 }

const works: [string, Partial<DepotRequest>, string, string][] = [
  ['cleaning', { cleanings: 1 }, 'cleaning', 'XXF dirty'],
  ['weighing', { weighings: 1 }, 'weighing', 'WEIGH weighing'],
  ['pre-trip-inspection', { inspections: 1 }, 'inspection', 'PTI inspection'],
  ['reefer-plug', { poweredDays: 1 }, 'power', 'PLUG power'],
  ['dangerous-container', { hazardous: true }, 'hazardous', 'DGB undeclared-hazard'],
  ['extra-handling', { extraMoves: 1 }, 'extra-handling', 'LIFT extra-handling'],
]
const all = works.map(([service]) => service)

test.each(works)(
  'a depot whose sheet does not name %s does not do it',
  (service, asked, work, contingency) => {
    const tariff = tariffForAvailableWork(
      CNTAO,
      all.filter((one) => one !== service),
    )
    expect(chargesDepot({ ...stay, ...asked }, tariff)).toMatchObject({
      refusal: 'no-price',
      params: { work },
    })
    const charges = contingentDepotCharges(stay, tariff).map(({ fee, trigger }) => `${fee} ${trigger}`)
    expect(charges).not.toContain(contingency)
    expect(contingentDepotCharges(stay, CNTAO).map(({ fee, trigger }) => `${fee} ${trigger}`)).toContain(
      contingency,
    )
  },
)

test.each(works)('one whose sheet names %s does it at the price of its tariff', (service, asked) => {
  const request = { ...stay, ...asked }
  expect(chargesDepot(request, tariffForAvailableWork(CNTAO, [service]))).toEqual(
    chargesDepot(request, CNTAO),
  )
})

test('containers are stored and lifted everywhere', () => {
  const request = { ...stay, lifts: 4 }
  expect(chargesDepot(request, tariffForAvailableWork(CNTAO, []))).toEqual(chargesDepot(request, CNTAO))
})

test.each<[Partial<DepotRequest>]>([
  [{ lifts: 1 }],
  [{ cleanings: 1 }],
  [{ weighings: 1 }],
  [{ inspections: 1 }],
  [{ poweredDays: 1 }],
  [{ hazardous: true }],
  [{ extraMoves: 1 }],
  [{ kind: 'empty' }],
])('%o at a price of nothing has no price', (asked) => {
  const none = { 20: '0', 40: '0.00' }
  const free = {
    ...CNTAO,
    lift: none,
    cleaning: none,
    weighing: '0',
    preTripInspection: none,
    reeferPowerPerDay: none,
    hazardousPerContainer: '0.0',
    extraHandlingPerMove: '0',
    storagePerDay: { laden: '30', empty: '0' },
  }
  expect(chargesDepot({ ...stay, ...asked }, free)).toMatchObject({ ok: false, refusal: 'no-price' })
})
