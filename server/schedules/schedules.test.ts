import { beforeEach, describe, expect, test } from 'vitest'
import { listCarriers, listDepartures, listServices, readService } from '#contract/sailings.ts'
import { carrier, linerService, sailing, sailingCall } from '#database/schema/schedules.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openSite } from '#tests/support/site.ts'
import { sailingsFor } from './index.ts'

const site = await openSite()
const { ownerDb: db } = site.database
const today = shanghaiDay(new Date())
const inDays = (days: number, time = '23:30') => instantAt(daysAfter(today, days), time)

const bilingual = (name: string) => ({ zh: `${name} 中文`, en: name })

const seedService = (code: string, carrierCode: string, origins: readonly string[], startedOn: string) =>
  db.insert(linerService).values({
    code,
    carrierCode,
    name: bilingual(code),
    summary: bilingual(`about ${code}`),
    region: 'north-europe',
    shipTeu: 14_000,
    startedOn,
    origins: origins.map((port, weekday) => ({ port, terminal: 'T1', weekday: weekday + 1 })),
    calls: [{ port: 'SGSIN', days: 6 }],
    sortOrder: 0,
  })

const seedSailing = async (
  code: string,
  serviceCode: string,
  departsAt: Date,
  calls: readonly (readonly [port: string, arrivesAt: Date, terminal?: string])[],
  imoNumber?: string,
) => {
  const [carrierCode = '', pol = ''] = code.split('-')
  await db.insert(sailing).values({
    code,
    carrierCode,
    serviceCode,
    vessel: `MV ${code}`,
    imoNumber,
    voyage: '012W',
    pol,
    terminal: 'QQCTU',
    departsAt,
    shipTeu: 14_200,
  })
  const ports = calls.map(([port, arrivesAt, terminal], index) => ({
    sailingCode: code,
    callNo: index + 1,
    port,
    terminal,
    arrivesAt,
  }))
  if (ports.length > 0) await db.insert(sailingCall).values(ports)
}

beforeEach(async () => {
  await db.delete(sailing)
  await db.delete(linerService)
  await db.delete(carrier)
  await db.insert(carrier).values([
    { code: 'MNR', name: bilingual('Moonreach'), sortOrder: 1 },
    { code: 'LXT', name: bilingual('Mistide'), sortOrder: 0 },
  ])
  await seedService('MN1', 'MNR', ['CNTAO', 'CNSHA'], daysAfter(today, -900))
  await seedService('MN2', 'MNR', ['CNXMN'], daysAfter(today, -20))
})

describe('schedules', () => {
  test('list every carrier in order, with its number of services', async () => {
    const { carriers } = dataOf(listCarriers, await site.request('/api/carriers'))
    expect(carriers).toEqual([
      { code: 'LXT', name: bilingual('Mistide'), services: 0 },
      { code: 'MNR', name: bilingual('Moonreach'), services: 2 },
    ])
  })

  test.each([
    ['', ['MN1', 'MN2']],
    ['?carrier=MNR', ['MN1', 'MN2']],
    ['?carrier=LXT', []],
    ['?pol=CNSHA', ['MN1']],
    ['?pol=CNXMN&carrier=MNR', ['MN2']],
    ["?carrier=M'OR%201=1", []],
  ])('list services%s: %o', async (query, codes) => {
    const { services } = dataOf(listServices, await site.request(`/api/services${query}`))
    expect(services.map(({ code }) => code)).toEqual(codes)
  })

  test('mark a new service and show its details', async () => {
    const { services } = dataOf(listServices, await site.request('/api/services'))
    expect(services.map(({ isNew }) => isNew)).toEqual([false, true])
    expect(services[0]).toMatchObject({
      carrier: 'MNR',
      origins: [
        { port: 'CNTAO', terminal: 'T1', weekday: 1 },
        { port: 'CNSHA', terminal: 'T1', weekday: 2 },
      ],
      calls: [{ port: 'SGSIN', days: 6 }],
      summary: bilingual('about MN1'),
    })
  })

  test('refuse an unknown port by field', async () => {
    const reply = await site.request('/api/services?pol=NLRTM')
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ pol: 'unknown-value' })
  })
})

describe('the page of a service', () => {
  test('shows its departures of the next four weeks in order', async () => {
    await seedSailing('MNR-CNTAO-late', 'MN1', inDays(27), [
      ['SGSIN', inDays(35)],
      ['NLRTM', inDays(60)],
    ])
    await seedSailing('MNR-CNTAO-soon', 'MN1', inDays(2), [])
    await seedSailing('MNR-CNTAO-gone', 'MN1', new Date(Date.now() - 60_000), [])
    await seedSailing('MNR-CNTAO-far', 'MN1', inDays(29), [])
    await seedSailing('MNR-CNXMN-other', 'MN2', inDays(3), [])
    const service = dataOf(readService, await site.request('/api/service?code=MN1'))
    expect(service.departures.map(({ code }) => code)).toEqual(['MNR-CNTAO-soon', 'MNR-CNTAO-late'])
    expect(service.departures[1]?.calls.map(({ port }) => port)).toEqual(['SGSIN', 'NLRTM'])
    expect(service.departures[0]).toMatchObject({
      vessel: 'MV MNR-CNTAO-soon',
      departsAt: inDays(2).toISOString(),
      terminal: 'QQCTU',
    })
  })

  test('is not found for an unknown code', async () => {
    refusalOf(await site.request('/api/service?code=XX9'), 'not-found')
  })
})

describe('the next departures', () => {
  beforeEach(async () => {
    await seedSailing('MNR-CNTAO-1', 'MN1', inDays(1), [['SGSIN', inDays(9)]])
    await seedSailing('MNR-CNSHA-1', 'MN1', inDays(2), [
      ['SGSIN', inDays(9)],
      ['NLRTM', inDays(33)],
    ])
    await seedSailing('LXT-CNXMN-1', 'MN2', inDays(3), [['NLRTM', inDays(33)]])
    await seedSailing('MNR-CNTAO-0', 'MN1', new Date(Date.now() - 60_000), [['NLRTM', inDays(30)]])
  })

  test.each([
    ['', ['MNR-CNTAO-1', 'MNR-CNSHA-1', 'LXT-CNXMN-1']],
    ['?size=1', ['MNR-CNTAO-1']],
    ['?pol=CNSHA', ['MNR-CNSHA-1']],
    ['?pod=NLRTM', ['MNR-CNSHA-1', 'LXT-CNXMN-1']],
    ['?pod=NLRTM&carrier=LXT', ['LXT-CNXMN-1']],
    ['?pol=CNTAO&pod=NLRTM', []],
  ])('%s are %o', async (query, codes) => {
    const { departures } = dataOf(listDepartures, await site.request(`/api/departures${query}`))
    expect(departures.map(({ code }) => code)).toEqual(codes)
  })

  test('are never more than fifty', async () => {
    const reply = await site.request('/api/departures?size=51')
    expect(refusalOf(reply, 'invalid-input').fields).toEqual({ size: 'too-large' })
  })
})

describe('the sailings of a rate', () => {
  const wanted = { pol: 'CNTAO', pods: ['NLRTM', 'DEHAM'], from: inDays(1, '00:00') }

  test('depart from the port after a time and call at the destinations, and arrive on days of the port', async () => {
    const reached = [['NLRTM', inDays(31, '23:59'), 'RWG']] as const
    await seedSailing('MNR-CNTAO-1', 'MN1', inDays(1, '00:00'), reached, '9321483')
    await seedSailing('MNR-CNTAO-2', 'MN1', inDays(7, '23:59'), [['NLRTM', inDays(40, '00:00')]])
    await seedSailing('MNR-CNTAO-3', 'MN1', inDays(0, '23:59'), [['NLRTM', inDays(40)]])
    await seedSailing('MNR-CNTAO-4', 'MN1', inDays(2), [['SGSIN', inDays(9)]])
    await seedSailing('MNR-CNSHA-5', 'MN1', inDays(2), [['NLRTM', inDays(31)]])
    const found = await sailingsFor(db, wanted)
    expect([...found.keys()]).toEqual(wanted.pods)
    expect(found.get('DEHAM')).toEqual([])
    expect(found.get('NLRTM')).toEqual([
      {
        code: 'MNR-CNTAO-1',
        carrier: 'MNR',
        linerService: 'MN1',
        vessel: 'MV MNR-CNTAO-1',
        voyage: '012W',
        terminal: 'QQCTU',
        departsOn: daysAfter(today, 1),
        departsAt: inDays(1, '00:00').toISOString(),
        arrivesOn: daysAfter(today, 31),
        arrivesAt: inDays(31, '23:59').toISOString(),
        arrivalZone: 'Europe/Amsterdam',
        arrivalTerminal: { code: 'RWG', name: { zh: '鹿特丹 RWG 码头', en: 'Rotterdam World Gateway' } },
        imoNumber: '9321483',
        shipTeu: 14_200,
      },
      expect.objectContaining({ code: 'MNR-CNTAO-2', departsOn: daysAfter(today, 7) }),
    ])
    // Midnight in Shanghai is still the day before in Rotterdam.
    expect(found.get('NLRTM')?.[1]).toHaveProperty('arrivesOn', daysAfter(today, 39))
    expect(found.get('NLRTM')?.[1]).not.toHaveProperty('imoNumber')
    expect(found.get('NLRTM')?.[1]).not.toHaveProperty('arrivalTerminal')
  })

  test('a ship that calls twice at a port is one sailing, which arrives at the first call', async () => {
    await seedSailing('MNR-CNTAO-1', 'MN1', inDays(2), [
      ['SGSIN', inDays(9)],
      ['NLRTM', inDays(31)],
      ['SGSIN', inDays(55)],
    ])
    const found = await sailingsFor(db, { ...wanted, pods: ['SGSIN'] })
    expect(found.get('SGSIN')?.map(({ code, arrivesOn }) => [code, arrivesOn])).toEqual([
      ['MNR-CNTAO-1', daysAfter(shanghaiDay(inDays(9)), 0)],
    ])
    const { departures } = dataOf(listDepartures, await site.request('/api/departures?pod=SGSIN'))
    expect(departures.map(({ calls }) => calls.map(({ port }) => port))).toEqual([
      ['SGSIN', 'NLRTM', 'SGSIN'],
    ])
  })
})
