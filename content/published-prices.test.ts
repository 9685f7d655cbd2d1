import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contentDocument } from '#contract/content.ts'
import { visitorRequestDays } from '#domain/quotes/visitor-request.ts'
import { depotCapacityTeu, depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { oceanTariffs, prepaidDueDays } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { taxPercents } from '#domain/values/tax.ts'

const languages = ['zh', 'en'] as const
type Language = (typeof languages)[number]

const document = (language: Language, page: string) =>
  contentDocument.parse(JSON.parse(readFileSync(join(import.meta.dirname, language, `${page}.json`), 'utf8')))

/** A page's text with every figure written without its thousands commas. */
const figures = (language: Language, page: string) =>
  JSON.stringify(document(language, page)).replace(/(\d),(?=\d{3})/g, '$1')

const tableRows = (language: Language, page: string) =>
  document(language, page).sections.flatMap((section) => (section.kind === 'table' ? section.rows : []))

const rowOf = (language: Language, page: string, name: string) =>
  tableRows(language, page)
    .find(([head]) => head === name)
    ?.join(' ') ?? ''

const numbersIn = (text: string) => text.match(/\d+(\.\d+)?/g) ?? []

const ports = {
  CNTAO: { zh: '青岛', en: 'Qingdao' },
  CNSHA: { zh: '上海', en: 'Shanghai' },
  CNNGB: { zh: '宁波', en: 'Ningbo' },
  CNXMN: { zh: '厦门', en: 'Xiamen' },
  CNSZX: { zh: '深圳', en: 'Shenzhen' },
} as const

const charges = {
  waiting: { zh: '待时费', en: 'Waiting' },
  overnight: { zh: '压夜费', en: 'Overnight' },
  cancellation: { zh: '取消费', en: 'Cancellation' },
  dryRun: { zh: '放空费', en: 'Dry run' },
  inspection: { zh: '查验费', en: 'Inspection' },
} as const

describe.each(languages)('a page in %s', (language) => {
  test.each(Object.values(depotTariffs))('prints what storage costs at $port', ({ port, ...tariff }) => {
    const { empty, laden, 'pre-pull': prePull } = tariff.storagePerDay
    const printed = [String(tariff.freeDays), empty, laden, prePull].filter((price) => price !== undefined)
    expect(numbersIn(rowOf(language, 'domestic/yardDetail', ports[port][language]))).toEqual(printed)
  })

  test('prints the capacity, the Qingdao extras, the tiers and the tax of the depots', () => {
    const { hazardousPerContainer, extraHandlingPerMove, storageTiers } = depotTariffs.CNTAO
    const wanted = [
      String(depotCapacityTeu),
      hazardousPerContainer,
      extraHandlingPerMove,
      storageTiers[1]?.factor,
    ]
    const printed = numbersIn(figures(language, 'domestic/yardDetail'))
    expect(printed).toEqual(expect.arrayContaining(wanted))
    expect(figures(language, 'domestic/yardDetail')).toContain(`${taxPercents.depot}%`)
  })

  test('prints what trucking may cost beyond the lane price', () => {
    const { CNSHA, CNTAO, CNSZX } = truckingTariffs
    const row = (charge: keyof typeof charges) =>
      numbersIn(rowOf(language, 'domestic/truckDetail', charges[charge][language]))
    expect(row('waiting')).toEqual([
      String(CNSHA.waiting.freeHours),
      CNSHA.waiting.perHour,
      CNTAO.waiting.perHour,
      CNSHA.waiting.capPerDay,
    ])
    expect(row('overnight')).toContain(CNSHA.overnight.perNight)
    expect(row('cancellation')).toEqual(
      expect.arrayContaining(
        [CNSHA.cancellation, CNSZX.cancellation].flatMap((terms) =>
          terms.kind === 'share' ? [terms.sharePercent, terms.minimum] : [terms.perContainer, terms.cap],
        ),
      ),
    )
    expect(row('dryRun')).toEqual([CNSHA.dryRun.sharePercent, CNSHA.dryRun.minimum, CNTAO.dryRun.minimum])
    const inspections = Object.values(truckingTariffs).flatMap((port) => Object.values(port.inspection))
    expect(row('inspection')).toEqual([...new Set(inspections)].sort())
    expect(figures(language, 'domestic/truckDetail')).toContain(`${taxPercents.trucking}%`)
  })

  test.each(['domestic/traditionCarrier', 'service/glj/bookingCargo', 'agreement'])(
    '%s prints dead freight and when prepaid charges are due',
    (page) => {
      expect(figures(language, page)).toContain(`${oceanTariffs.CNSHA.deadFreightPercent}%`)
      expect(figures(language, page)).toMatch(
        new RegExp(`离港后 ${prepaidDueDays} [天日]内|within ${prepaidDueDays} days`),
      )
    },
  )
})

test.each(languages)('the %s privacy policy states how long requests of visitors are kept', (language) => {
  const policy = figures(language, 'policy')
  const unit = language === 'zh' ? '天' : 'days'
  for (const days of Object.values(visitorRequestDays)) expect(policy).toContain(`${days} ${unit}`)
})
