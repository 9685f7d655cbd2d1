import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Classifier,
  classifiers,
  type DcsaEvent,
  fromDcsa,
  fromIndustryCode,
  milestones,
  toDcsa,
} from './milestones.ts'

const ports = { loading: 'CNTAO', discharge: 'NLRTM' }
const codes = milestones.map(({ code }) => code)

const equipment = (type: string, empty: string, place: string, facility?: string, classifier = 'ACT') => ({
  eventType: 'EQUIPMENT',
  eventClassifierCode: classifier,
  equipmentEventTypeCode: type,
  emptyIndicatorCode: empty,
  transportCall: { UNLocationCode: place, facilityTypeCode: facility },
})
const release = (document: string, reason?: string): DcsaEvent => ({
  eventType: 'SHIPMENT',
  eventClassifierCode: 'ACT',
  shipmentEventTypeCode: 'RELS',
  documentTypeCode: document,
  reason,
})
const transport = (type: string, place: string, classifier = 'ACT'): DcsaEvent => ({
  eventType: 'TRANSPORT',
  eventClassifierCode: classifier,
  transportEventTypeCode: type,
  transportCall: { UNLocationCode: place, facilityTypeCode: 'POTE' },
})

const by = (event: DcsaEvent, modeOfTransport: string): DcsaEvent => ({
  ...event,
  transportCall: { ...event.transportCall, modeOfTransport },
})

test('the twelve milestones stand in the order of the trade, two of them optional', () => {
  expect(milestones.map(({ code, industryCode, required }) => [code, industryCode, required])).toEqual([
    ['carrier-releases', 'SRRS', true],
    ['empty-lifted', 'STSP', true],
    ['gate-in', 'GITM', true],
    ['customs-released', 'PASS', true],
    ['terminal-released', 'TMPS', false],
    ['loaded-plan', undefined, false],
    ['loaded', 'LOBD', true],
    ['departure', 'DLPT', true],
    ['arrival', 'BDAR', true],
    ['unloading', 'DSCH', true],
    ['gate-out', 'DGOT', true],
    ['empty-returned', 'RCVE', true],
  ])
})

describe('from DCSA', () => {
  test.each<[DcsaEvent, string, Classifier]>([
    [release('BKG', 'carrier release'), 'carrier-releases', 'actual'],
    [equipment('GTOT', 'EMPTY', 'CNTAO', 'DEPO'), 'empty-lifted', 'actual'],
    [equipment('GTIN', 'LADEN', 'CNTAO', 'POTE'), 'gate-in', 'actual'],
    [release('CUS'), 'customs-released', 'actual'],
    [release('SRM', ' Terminal release '), 'terminal-released', 'actual'],
    [equipment('LOAD', 'LADEN', 'CNTAO', 'POTE', 'PLN'), 'loaded-plan', 'planned'],
    [equipment('LOAD', 'LADEN', 'CNTAO', 'POTE', 'EST'), 'loaded', 'estimated'],
    [equipment('LOAD', 'LADEN', 'CNTAO', 'POTE'), 'loaded', 'actual'],
    [transport('DEPA', 'CNTAO'), 'departure', 'actual'],
    [transport('DEPA', 'CNTAO', 'PLN'), 'departure', 'planned'],
    [by(transport('DEPA', 'CNTAO'), 'VESSEL'), 'departure', 'actual'],
    [transport('ARRI', 'NLRTM', 'EST'), 'arrival', 'estimated'],
    [transport('ARRI', 'NLRTM'), 'arrival', 'actual'],
    [equipment('DISC', 'LADEN', 'NLRTM'), 'unloading', 'actual'],
    [equipment('GTOT', 'LADEN', 'NLRTM', 'POTE'), 'gate-out', 'actual'],
    [equipment('GTIN', 'EMPTY', 'DEDUI', 'DEPO'), 'empty-returned', 'actual'],
  ])('%j is %s, %s', (event, milestone, classifier) => {
    expect(fromDcsa(event, ports)).toEqual({ milestone, classifier })
  })

  test.each<[string, DcsaEvent]>([
    ['an unknown classifier', transport('DEPA', 'CNTAO', 'REQ')],
    ['an unknown type of event', { ...transport('DEPA', 'CNTAO'), eventType: 'VESSEL' }],
    [
      'a transport event with a shipment code',
      { ...transport('DEPA', 'CNTAO'), shipmentEventTypeCode: 'RELS' },
    ],
    ['a transport event with a document', { ...transport('DEPA', 'CNTAO'), documentTypeCode: 'BKG' }],
    [
      'a transport event with an equipment code',
      { ...transport('DEPA', 'CNTAO'), equipmentEventTypeCode: 'LOAD' },
    ],
    ['a release with a transport code', { ...release('CUS'), transportEventTypeCode: 'DEPA' }],
    ['a departure without its code', { ...transport('DEPA', 'CNTAO'), transportEventTypeCode: undefined }],
    ['a departure from the port of transhipment', transport('DEPA', 'SGSIN')],
    ['an arrival at the port of loading', transport('ARRI', 'CNTAO')],
    ['a departure of a truck', by(transport('DEPA', 'CNTAO'), 'TRUCK')],
    ['an arrival of a train', by(transport('ARRI', 'NLRTM'), 'RAIL')],
    ['an arrival nowhere', { ...transport('ARRI', 'NLRTM'), transportCall: undefined }],
    ['a loading in transhipment', equipment('LOAD', 'LADEN', 'SGSIN', 'POTE')],
    ['an unloading in transhipment', equipment('DISC', 'LADEN', 'SGSIN', 'POTE')],
    ['a laden container at the gate of a depot', equipment('GTIN', 'LADEN', 'CNTAO', 'DEPO')],
    ['an empty container at the gate of the terminal', equipment('GTIN', 'EMPTY', 'NLRTM', 'POTE')],
    [
      'a gate-in at no call at all',
      { ...equipment('GTIN', 'LADEN', 'CNTAO', 'POTE'), transportCall: undefined },
    ],
    ['an empty container out of nowhere', equipment('GTOT', 'EMPTY', 'CNTAO')],
    ['an empty container loaded', equipment('LOAD', 'EMPTY', 'CNTAO', 'POTE')],
    ['a stuffing', equipment('STUF', 'LADEN', 'CNTAO', 'POTE')],
    ['a release planned', { ...release('CUS'), eventClassifierCode: 'PLN' }],
    ['a hold by the customs', { ...release('CUS'), shipmentEventTypeCode: 'HOLD' }],
    ['a release of another document', release('TRD')],
    ['a release without a document', { ...release('CUS'), documentTypeCode: undefined }],
    ['a release message without its reason', release('SRM')],
    ['a release message for another reason', release('SRM', 'carrier release')],
  ])('%s is no milestone', (_, event) => {
    expect(fromDcsa(event, ports)).toBeUndefined()
  })
})

describe('to DCSA', () => {
  test('a gate-in names its port and its terminal', () => {
    expect(toDcsa('gate-in', 'estimated', ports)).toEqual({
      eventType: 'EQUIPMENT',
      eventClassifierCode: 'EST',
      equipmentEventTypeCode: 'GTIN',
      emptyIndicatorCode: 'LADEN',
      transportCall: { UNLocationCode: 'CNTAO', facilityTypeCode: 'POTE' },
    })
  })

  test('a lifting names its depot, whose port is not known', () => {
    expect(toDcsa('empty-lifted', 'actual', ports)?.transportCall).toStrictEqual({ facilityTypeCode: 'DEPO' })
  })

  test('an arrival names its port, and that it is a ship', () => {
    expect(toDcsa('arrival', 'actual', ports)?.transportCall).toStrictEqual({
      UNLocationCode: 'NLRTM',
      modeOfTransport: 'VESSEL',
    })
  })

  test('a release of the customs is at no call of the ship', () => {
    expect(toDcsa('customs-released', 'actual', ports)).toStrictEqual({
      eventType: 'SHIPMENT',
      eventClassifierCode: 'ACT',
      documentTypeCode: 'CUS',
      shipmentEventTypeCode: 'RELS',
    })
  })

  test.each<[(typeof codes)[number], Classifier]>([
    ['carrier-releases', 'planned'],
    ['customs-released', 'estimated'],
    ['terminal-released', 'planned'],
    ['loaded-plan', 'actual'],
    ['loaded-plan', 'estimated'],
    ['loaded', 'planned'],
  ])('DCSA cannot say %s as %s', (code, classifier) => {
    expect(toDcsa(code, classifier, ports)).toBeUndefined()
  })

  test('every milestone has a way to be said', () => {
    const said = codes.filter((code) => classifiers.some((known) => toDcsa(code, known, ports)))
    expect(said).toEqual(codes)
  })

  test('what is said comes back as itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.constantFrom(...classifiers), (milestone, classifier) => {
        const event = toDcsa(milestone, classifier, ports)
        if (event) expect(fromDcsa(event, ports)).toEqual({ milestone, classifier })
      }),
    )
  })
})

test('the three releases never merge', () => {
  const releases = ['carrier-releases', 'customs-released', 'terminal-released'] as const
  const events = releases.map((code) => toDcsa(code, 'actual', ports))
  expect(new Set(events.map((event) => event?.documentTypeCode))).toEqual(new Set(['BKG', 'CUS', 'SRM']))
  expect(['SRRS', 'PASS', 'TMPS'].map(fromIndustryCode)).toEqual(releases)
})

test.each([
  ['GITM', 'gate-in'],
  ['RCVE', 'empty-returned'],
  ['pass', undefined],
  ['', undefined],
])('the industry code %s is %s', (industryCode, code) => {
  expect(fromIndustryCode(industryCode)).toBe(code)
})
