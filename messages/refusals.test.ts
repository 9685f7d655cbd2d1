import { describe, expect, test } from 'vitest'
import { languages } from '#domain/brands/brand.ts'
import { sentence } from '#domain/language/texts.ts'
import { cutOffFields } from '#domain/orders/running/running-fields.ts'
import { closingOf, cutOffCodes } from '#domain/schedules/cut-offs.ts'
import { tariffForAvailableWork } from '#domain/tariffs/depot/available-work.ts'
import { chargesDepot } from '#domain/tariffs/depot/depot-charges.ts'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { storageKinds } from '#domain/tariffs/depot/depot-tariff.ts'
import { chargesOcean } from '#domain/tariffs/ocean/ocean-charges.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { destinationServices, originServices } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { valueAddedFees } from '#domain/tariffs/warehouse/warehouse-tariff.ts'
import type { Params, Result } from '#domain/values/refusal.ts'
import { sampleStay } from '#tests/fixtures/depot-requests.ts'
import { sampleRate, sampleRequest } from '#tests/fixtures/ocean-requests.ts'
import { messages } from './messages.ts'

const en = messages.en.refusals
const zh = messages.zh.refusals

const texts = { zh, en }

/** Everything that a depot, a truck or a warehouse does. */
const works = [
  ...['lift', 'hazardous', 'extra-handling', 'cleaning', 'weighing', 'inspection', 'power', 'extra-point'],
  ...['receiving', 'handling-in', 'handling-out', 'stuffing', 'stripping', ...Object.keys(valueAddedFees)],
]

describe.each(languages)('in %s', (language) => {
  const { services, works: worded, kinds, cutOffs, ...refusals } = texts[language]

  test('all that can be without a price has a name, and nothing else has', () => {
    expect(Object.keys(services).sort()).toEqual([...originServices, ...destinationServices].sort())
    expect(Object.keys(worded).sort()).toEqual(works.sort())
    expect(Object.keys(kinds).sort()).toEqual([...storageKinds].sort())
    const etd = new Date('2026-11-20T10:00:00Z')
    const [early, late] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-11-20T00:00:00Z')]
    const closing = [{ etd }, { etd, stated: { DCO: early } }, { etd, stated: { ECP: late, DCO: late } }]
    expect(Object.keys(cutOffs)).toEqual(closing.map((sailing) => closingOf(sailing).code))
  })

  const said = (params: Params) => sentence(texts[language], language, 'no-price', params)
  const saidOf = (result: Result<unknown>) => {
    if (result.ok) throw new Error('There is a price')
    return said(result.params)
  }
  const containers = (type: '40RF') => ({ ...sampleRequest, containers: [{ type, count: 1 } as const] })

  test.each<[string, () => Result<unknown>, string]>([
    ['a container', () => chargesOcean(containers('40RF'), oceanTariffs.CNTAO), '40RF'],
    [
      'a service',
      () =>
        chargesOcean(
          {
            ...sampleRequest,
            rate: { ...sampleRate, pod: 'ZADUR' },
            addOns: [{ kind: 'delivery', place: 'Durban' }],
          },
          oceanTariffs.CNTAO,
        ),
      services.delivery,
    ],
    [
      'work that a depot does not do',
      () => chargesDepot({ ...sampleStay, cleanings: 1 }, tariffForAvailableWork(depotTariffs.CNTAO, [])),
      worded.cleaning,
    ],
    [
      'containers that a depot does not take',
      () => chargesDepot({ ...sampleStay, kind: 'pre-pull' }, depotTariffs.CNTAO),
      kinds['pre-pull'],
    ],
    [
      'a container that is too heavy',
      () => ({ ok: false, refusal: 'no-price', params: { type: '20GP', grossWeightKg: 25_001 } }),
      '25001',
    ],
    [
      'a warehouse that is too small',
      () => ({ ok: false, refusal: 'no-price', params: { warehouse: 'W1', freeSquareMetres: 1200 } }),
      '1200',
    ],
  ])('%s without a price is named', (_what, result, name) => {
    const text = saidOf(result())
    expect(text).toContain(name)
    expect(text).not.toContain('{{')
    expect(text).not.toBe(refusals['no-price'])
  })

  test('what has no name is refused in general', () => {
    expect(said({ port: 'CNTAO', day: '2026-11-15' })).toBe(refusals['no-price'])
  })

  test('a cut-off has one name: on pages, in documents, in orders and in refusals', () => {
    const { carrier: _carrier, usual: _usual, ...onPages } = messages[language].prices.cutOffs
    expect(onPages).toEqual(messages[language].schedules.cutOffs)
    const { fields } = messages[language].orderRunning
    const inOrders = cutOffCodes.map((code) => [code, fields[cutOffFields[code]]])
    expect(Object.fromEntries(inOrders)).toEqual(onPages)
    for (const [code, name] of Object.entries(cutOffs))
      expect(name.toLowerCase()).toBe(onPages[code as keyof typeof cutOffs].toLowerCase())
  })

  test('a sailing that is closed says by what and since when', () => {
    const text = sentence(texts[language], language, 'sailing-closed', {
      cutOff: 'DCO',
      closedAt: '2026-11-17 18:00',
    })
    expect(text).toContain(cutOffs.DCO)
    expect(text).toContain('2026-11-17 18:00')
    expect(text).not.toContain('{{')
  })
})
