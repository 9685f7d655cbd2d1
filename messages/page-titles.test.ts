import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#domain/brands/brand.ts'
import type { Texts } from '#domain/language/texts.ts'
import { messages } from './messages.ts'

/** The titles of the specification's pages: key of the text, Chinese, English. */
const pages: readonly (readonly [key: string, zh: string, en: string])[] = [
  ['places.entry.title', '仓储询价', 'Warehouse search'],
  ['places.list.title', '仓库列表', 'Warehouse list'],
  ['places.detail.title', '仓库详情', 'Warehouse detail'],
  ['places.depots.services.title', '堆场服务报价', 'Depot service quotation'],
  ['places.depots.quote.title', '堆场报价', 'Depot quote'],
  ['places.depots.list.title', '堆场列表', 'Depot list'],
  ['places.depots.detail.title', '堆场详情', 'Depot detail'],
  ['places.overseas.title', '海外仓', 'Overseas warehouse'],
  ['trucking.title', '拖车报价', 'Trucking quote'],
  ['ocean.search.title', '海运整箱', 'Ocean FCL'],
  ['ocean.booking.title', '订舱报价', 'Booking quote'],
  ['ocean.carriers.title', '船东专区服务', 'Carrier area service'],
  ['ocean.carrierRate.title', '船东专区', 'Carrier area'],
  ['ocean.lines.title', '新航线', 'New shipping lines'],
  ['ocean.line.title', '航线详情', 'Shipping line detail'],
  ['ocean.query.title', '海运查询', 'Ocean query'],
  ['site.header.workbench', '工作台', 'Workbench'],
  ['session.logIn.title', '登录', 'Log in'],
]

/** The same for pages of content: file, Chinese, English. */
const documents: readonly (readonly [file: string, zh: string, en: string])[] = [
  ['domestic/clearance', '清关服务', 'Customs clearance'],
  ['domestic/railway', '铁路运输', 'Rail freight'],
  ['domestic/truckDetail', '集卡运输', 'Container trucking'],
  ['domestic/warehouseDetail', '仓储服务', 'Warehousing'],
  ['domestic/yardDetail', '堆场服务', 'Container depots'],
  ['domestic/traditionCarrier', '传统船东订舱', 'Carrier booking'],
  ['prePort/truckDetail', '集卡运输', 'Container trucking'],
  ['prePort/Ict', '内陆集装箱场站', 'Inland container terminal'],
  ['prePort/CombinTrans', '多式联运', 'Combined transport'],
  ['prePort/Barge', '驳船运输', 'Barge service'],
  ['booking', '订舱服务', 'Booking'],
  ['yard', '堆场服务', 'Depot'],
  ['warehouse', '仓储服务', 'Warehouse'],
  ['service/declare', '报关服务', 'Customs declaration'],
  ['service/soc', 'SOC 询价', 'SOC containers'],
  ['service/staticPages/rail', '铁路', 'Rail'],
  ['service/staticPages/airFreight', '空运', 'Air freight'],
  ['service/glj/containerYard', '集装箱堆场', 'Container yard'],
  ['service/glj/containerManagement', '箱管服务', 'Container management'],
  ['service/glj/warehouse', '仓储服务', 'Warehouse'],
  ['service/glj/bookingCargo', '订舱服务', 'Cargo booking'],
  ['service/glj/transportation', '运输服务', 'Transportation'],
  ['service/glj/logistics', '综合物流', 'Integrated logistics'],
  ['route/airTrans', '空运服务', 'Air transport'],
  ['agreement', '服务协议', 'Service agreement'],
  ['policy', '隐私政策', 'Privacy policy'],
]

const textAt = (language: Language, key: string): unknown =>
  key
    .split('.')
    .reduce<Texts | string | undefined>(
      (texts, part) => (typeof texts === 'object' ? texts[part] : undefined),
      messages[language] as unknown as Texts,
    )

const titleIn = (language: Language, file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../content/${language}/${file}.json`, import.meta.url), 'utf8')).title

describe('titles that the specification gives', () => {
  test.each(pages)('%s', (key, zh, en) => {
    expect(languages.map((language) => textAt(language, key))).toEqual([zh, en])
  })

  test.each(documents)('%s', (file, zh, en) => {
    expect(languages.map((language) => titleIn(language, file))).toEqual([zh, en])
  })
})
