import { warehouseDictionaries } from '#database/seeds/reference/warehouse-dictionaries.data.ts'
import type { Bilingual } from '#domain/brands/brand.ts'
import type { ListedFacts, WarehouseDictionary } from '#domain/places/warehouse.ts'
import type { OverseasSeed } from './place-seed.ts'

/** The city as the dictionary of overseas cities names it, and its country. */
function inCity(value: string): Pick<OverseasSeed, 'city' | 'country'> {
  const rows = warehouseDictionaries.find(({ code }) => code === 'overseasCityList')?.rows
  const row = rows?.find((one) => one.value === value)
  if (!row?.extra?.country) throw new Error(`${value} is not among the overseas cities`)
  return { city: { zh: row.zh, en: row.en }, country: row.extra.country }
}

/** A service as it is offered abroad, and the words of the dictionaries it is found by. */
type Offered = { readonly says: Bilingual; readonly listed: ListedFacts }

const devanning: Offered = {
  says: { zh: '掏箱上架', en: 'Devanning and put-away' },
  listed: { warehouseServiceType: ['stripping'], warehouseBusinessType: ['import'] },
}
const dropShipping: Offered = {
  says: { zh: '一件代发', en: 'Drop shipping' },
  listed: {
    warehouseServiceType: ['fulfilment'],
    valueAddedType: ['drop-shipping'],
    warehouseBusinessType: ['cross-border-e-commerce'],
    solution: ['e-commerce'],
  },
}
const transfer: Offered = {
  says: { zh: '平台仓中转与换标', en: 'Relabelling and transfer to platform warehouses' },
  listed: { warehouseServiceType: ['cross-docking'], valueAddedType: ['labelling'] },
}
const returns: Offered = {
  says: { zh: '退货质检与再上架', en: 'Returns inspection and restocking' },
  listed: { valueAddedType: ['quality-check', 'returns'] },
}
const palletDelivery: Offered = {
  says: { zh: '托盘派送', en: 'Pallet delivery' },
  listed: { warehouseServiceType: ['distribution'], valueAddedType: ['palletising'] },
}
const bonded: Offered = {
  says: { zh: '保税仓储', en: 'Bonded storage' },
  listed: { warehouseServiceType: ['bonded-storage'], warehouseBusinessType: ['bonded'] },
}
const largeParcels: Offered = {
  says: { zh: '大件家具家电派送', en: 'Delivery of furniture and appliances' },
  listed: { warehouseServiceType: ['distribution'], solution: ['furniture', 'appliances'] },
}
const customsEntry: Offered = { says: { zh: '进口清关', en: 'Import clearance' }, listed: {} }
const kitting: Offered = {
  says: { zh: '组套与更换包装', en: 'Kitting and repacking' },
  listed: { valueAddedType: ['repacking', 'kitting'] },
}

/** What every one of them is: a store of dry goods. */
const always: ListedFacts = { warehouseServiceType: ['storage'], temperatureType: ['ambient'] }

function listedIn(city: string, offered: readonly Offered[]): ListedFacts {
  const said = [always, ...offered.map(({ listed }) => listed)]
  const wordsOf = (code: WarehouseDictionary) => [...new Set(said.flatMap((listed) => listed[code] ?? []))]
  const codes = [...new Set(said.flatMap((listed) => Object.keys(listed) as WarehouseDictionary[]))]
  return {
    overseasCityList: [city],
    ...Object.fromEntries(codes.map((code) => [code, wordsOf(code)])),
  }
}

/** What it offers, to be read and to be found by. */
const offering = (city: string, ...offered: readonly Offered[]) => ({
  services: offered.map(({ says }) => says),
  listed: listedIn(city, offered),
})

const weekdays: Bilingual = {
  zh: '周一至周五 08:00–17:00（当地时间）',
  en: 'Monday to Friday, 08:00–17:00 local time',
}
const sixDays: Bilingual = {
  zh: '周一至周六 08:00–18:00（当地时间）',
  en: 'Monday to Saturday, 08:00–18:00 local time',
}

const team = (phone: string, mailbox: string): OverseasSeed['contacts'] => [
  {
    name: { zh: '海外仓客服（中文）', en: 'Overseas warehouse customer service (Chinese)' },
    phone,
    email: `overseas-${mailbox}@quayside.example`,
  },
]

/** Ours abroad, in the order of the trades from China; all of them invented. */
export const overseasWarehouses: readonly OverseasSeed[] = [
  {
    code: 'OW-US-01',
    ...inCity('los-angeles'),
    brands: null,
    name: { zh: '启舷美西仓', en: 'Quayside US West Warehouse' },
    address: {
      zh: '加利福尼亚州洛杉矶启舷大道 1200 号',
      en: '1200 Qixian Boulevard, Los Angeles, California',
    },
    workTime: sixDays,
    latitude: 33.83,
    longitude: -118.24,
    contacts: team('400-820-0401', 'us-west'),
    facts: {
      areaSquareMetres: 24_000,
      ...offering('los-angeles', devanning, dropShipping, transfer, returns, largeParcels),
      cutOff: {
        zh: '当地时间 14:00 前的订单当天出库',
        en: 'Orders received before 14:00 local time ship the same day',
      },
      deliversTo: { zh: '美国西部 2–4 天，全美 3–7 天', en: 'Western US 2–4 days, nationwide 3–7 days' },
    },
  },
  {
    code: 'OW-US-02',
    ...inCity('newark'),
    brands: null,
    name: { zh: '启舷美东仓', en: 'Quayside US East Warehouse' },
    address: { zh: '新泽西州纽瓦克启舷街 455 号', en: '455 Qixian Street, Newark, New Jersey' },
    workTime: sixDays,
    latitude: 40.71,
    longitude: -74.15,
    contacts: team('400-820-0402', 'us-east'),
    facts: {
      areaSquareMetres: 18_500,
      ...offering('newark', devanning, dropShipping, transfer, returns, palletDelivery),
      cutOff: {
        zh: '当地时间 13:00 前的订单当天出库',
        en: 'Orders received before 13:00 local time ship the same day',
      },
      deliversTo: { zh: '美国东部 2–4 天，中部 3–5 天', en: 'Eastern US 2–4 days, central US 3–5 days' },
    },
  },
  {
    code: 'OW-DE-01',
    ...inCity('duisburg'),
    brands: null,
    name: { zh: '启舷杜伊斯堡仓', en: 'Quayside Duisburg Warehouse' },
    address: { zh: '杜伊斯堡启舷街 31 号', en: 'Qixianstraße 31, Duisburg' },
    workTime: weekdays,
    latitude: 51.42,
    longitude: 6.73,
    contacts: team('400-820-0403', 'germany'),
    facts: {
      areaSquareMetres: 15_000,
      ...offering('duisburg', devanning, dropShipping, transfer, palletDelivery, customsEntry),
      cutOff: {
        zh: '当地时间 12:00 前的订单当天出库',
        en: 'Orders received before 12:00 local time ship the same day',
      },
      deliversTo: {
        zh: '德国 1–2 天，法国、波兰、奥地利 2–4 天；可接中欧班列',
        en: 'Germany 1–2 days; France, Poland and Austria 2–4 days; receives China–Europe rail containers',
      },
    },
  },
  {
    code: 'OW-NL-01',
    ...inCity('rotterdam'),
    brands: null,
    name: { zh: '启舷鹿特丹保税仓', en: 'Quayside Rotterdam Bonded Warehouse' },
    address: { zh: '鹿特丹启舷路 8 号', en: 'Qixianweg 8, Rotterdam' },
    workTime: weekdays,
    latitude: 51.89,
    longitude: 4.29,
    contacts: team('400-820-0404', 'netherlands'),
    facts: {
      areaSquareMetres: 21_000,
      ...offering('rotterdam', devanning, bonded, customsEntry, palletDelivery, kitting),
      cutOff: {
        zh: '当地时间 12:00 前的订单次日出库',
        en: 'Orders received before 12:00 local time ship the next day',
      },
      deliversTo: {
        zh: '荷兰、比利时 1–2 天，西欧 2–5 天',
        en: 'Netherlands and Belgium 1–2 days, Western Europe 2–5 days',
      },
    },
  },
  {
    code: 'OW-GB-01',
    ...inCity('birmingham'),
    brands: null,
    name: { zh: '启舷英国仓', en: 'Quayside UK Warehouse' },
    address: { zh: '伯明翰启舷路 64 号', en: '64 Qixian Way, Birmingham' },
    workTime: sixDays,
    latitude: 52.5,
    longitude: -1.77,
    contacts: team('400-820-0405', 'uk'),
    facts: {
      areaSquareMetres: 12_800,
      ...offering('birmingham', devanning, dropShipping, transfer, returns),
      cutOff: {
        zh: '当地时间 15:00 前的订单当天出库',
        en: 'Orders received before 15:00 local time ship the same day',
      },
      deliversTo: {
        zh: '英格兰 1–2 天，英国其他地区 2–4 天',
        en: 'England 1–2 days, rest of the UK 2–4 days',
      },
    },
  },
  {
    code: 'OW-AU-01',
    ...inCity('sydney'),
    brands: null,
    name: { zh: '启舷悉尼仓', en: 'Quayside Sydney Warehouse' },
    address: { zh: '新南威尔士州悉尼启舷巷 27 号', en: '27 Qixian Lane, Sydney, New South Wales' },
    workTime: weekdays,
    latitude: -33.84,
    longitude: 150.98,
    contacts: team('400-820-0406', 'australia'),
    facts: {
      areaSquareMetres: 9_600,
      ...offering('sydney', devanning, dropShipping, largeParcels, returns),
      cutOff: {
        zh: '当地时间 13:00 前的订单当天出库',
        en: 'Orders received before 13:00 local time ship the same day',
      },
      deliversTo: {
        zh: '悉尼、墨尔本 1–3 天，澳大利亚其他地区 3–8 天',
        en: 'Sydney and Melbourne 1–3 days, rest of Australia 3–8 days',
      },
    },
  },
  {
    code: 'OW-JP-01',
    ...inCity('osaka'),
    brands: null,
    name: { zh: '启舷大阪仓', en: 'Quayside Osaka Warehouse' },
    address: { zh: '大阪市启舷町 3 番', en: '3 Qixian-cho, Osaka' },
    workTime: sixDays,
    latitude: 34.63,
    longitude: 135.43,
    contacts: team('400-820-0407', 'japan'),
    facts: {
      areaSquareMetres: 7_200,
      ...offering('osaka', devanning, dropShipping, transfer, kitting),
      cutOff: {
        zh: '当地时间 15:00 前的订单当天出库',
        en: 'Orders received before 15:00 local time ship the same day',
      },
      deliversTo: {
        zh: '关西次日，日本其他地区 2–3 天',
        en: 'Kansai next day, rest of Japan 2–3 days',
      },
    },
  },
  {
    code: 'OW-MY-01',
    ...inCity('port-klang'),
    brands: null,
    name: { zh: '启舷巴生港仓', en: 'Quayside Port Klang Warehouse' },
    address: { zh: '雪兰莪州巴生港启舷路 5 号', en: '5 Jalan Qixian, Port Klang, Selangor' },
    workTime: sixDays,
    latitude: 3.02,
    longitude: 101.38,
    contacts: team('400-820-0408', 'malaysia'),
    facts: {
      areaSquareMetres: 11_000,
      ...offering('port-klang', devanning, bonded, customsEntry, palletDelivery, dropShipping),
      cutOff: {
        zh: '当地时间 16:00 前的订单次日出库',
        en: 'Orders received before 16:00 local time ship the next day',
      },
      deliversTo: {
        zh: '马来半岛 1–3 天，新加坡 2–4 天',
        en: 'Peninsular Malaysia 1–3 days, Singapore 2–4 days',
      },
    },
  },
]
