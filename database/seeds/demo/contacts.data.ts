import type { Bilingual, BrandCode, ServiceKind } from '#domain/brands/brand.ts'

export type ContactSeed = {
  readonly brand: BrandCode
  readonly service: ServiceKind
  readonly team: Bilingual
  readonly city: Bilingual
  readonly phone: string
  readonly email: string
}

const cities = {
  qingdao: { zh: '青岛', en: 'Qingdao' },
  shanghai: { zh: '上海', en: 'Shanghai' },
  ningbo: { zh: '宁波', en: 'Ningbo' },
  xiamen: { zh: '厦门', en: 'Xiamen' },
  shenzhen: { zh: '深圳', en: 'Shenzhen' },
} as const

const oceanTeam = { zh: '海运订舱', en: 'Ocean booking' }
const truckingTeam = { zh: '拖车调度', en: 'Truck dispatch' }
const depotTeam = { zh: '堆场客服', en: 'Depot customer service' }
const warehouseTeam = { zh: '仓储客服', en: 'Warehouse customer service' }
const customsTeam = { zh: '报关单证', en: 'Customs documentation' }
const railTeam = { zh: '铁路班列', en: 'Rail freight' }
const bargeTeam = { zh: '驳船配载', en: 'Barge planning' }
const inlandTeam = { zh: '内陆场站', en: 'Inland terminal' }
const containerTeam = { zh: '箱管中心', en: 'Container control' }
const memberTeam = { zh: '会员服务', en: 'Member services' }

export const workTime: Bilingual = {
  zh: '周一至周六 08:30–18:00（北京时间）',
  en: 'Monday to Saturday, 08:30–18:00 (Beijing time)',
}

/** The contacts that a customer can reach; every number and address is invented. */
export const contacts: readonly ContactSeed[] = [
  {
    brand: 'group',
    service: 'ocean',
    team: oceanTeam,
    city: cities.qingdao,
    phone: '0532-5550 0101',
    email: 'ocean@quayside.example',
  },
  {
    brand: 'group',
    service: 'depot',
    team: depotTeam,
    city: cities.qingdao,
    phone: '0532-5550 0102',
    email: 'depot@quayside.example',
  },
  {
    brand: 'group',
    service: 'trucking',
    team: truckingTeam,
    city: cities.qingdao,
    phone: '0532-5550 0103',
    email: 'truck@quayside.example',
  },
  {
    brand: 'group',
    service: 'warehouse',
    team: warehouseTeam,
    city: cities.shanghai,
    phone: '021-5550 0104',
    email: 'warehouse@quayside.example',
  },
  {
    brand: 'group',
    service: 'customs',
    team: customsTeam,
    city: cities.ningbo,
    phone: '0574-5550 0105',
    email: 'customs@quayside.example',
  },
  {
    brand: 'group',
    service: 'rail',
    team: railTeam,
    city: cities.qingdao,
    phone: '0532-5550 0106',
    email: 'rail@quayside.example',
  },
  {
    brand: 'ningbo',
    service: 'ocean',
    team: oceanTeam,
    city: cities.ningbo,
    phone: '0574-5550 0201',
    email: 'ocean@nb.quayside.example',
  },
  {
    brand: 'ningbo',
    service: 'trucking',
    team: truckingTeam,
    city: cities.ningbo,
    phone: '0574-5550 0202',
    email: 'truck@nb.quayside.example',
  },
  {
    brand: 'ningbo',
    service: 'customs',
    team: customsTeam,
    city: cities.ningbo,
    phone: '0574-5550 0203',
    email: 'customs@nb.quayside.example',
  },
  {
    brand: 'shanghai',
    service: 'depot',
    team: depotTeam,
    city: cities.shanghai,
    phone: '021-5550 0301',
    email: 'depot@sh.quayside.example',
  },
  {
    brand: 'shanghai',
    service: 'barge',
    team: bargeTeam,
    city: cities.shanghai,
    phone: '021-5550 0302',
    email: 'barge@sh.quayside.example',
  },
  {
    brand: 'shanghai',
    service: 'inland-terminal',
    team: inlandTeam,
    city: cities.shanghai,
    phone: '021-5550 0303',
    email: 'ict@sh.quayside.example',
  },
  {
    brand: 'shanghai',
    service: 'warehouse',
    team: warehouseTeam,
    city: cities.shanghai,
    phone: '021-5550 0304',
    email: 'warehouse@sh.quayside.example',
  },
  {
    brand: 'fujian',
    service: 'depot',
    team: depotTeam,
    city: cities.xiamen,
    phone: '0592-5550 0401',
    email: 'yard@fj.quayside.example',
  },
  {
    brand: 'fujian',
    service: 'container-management',
    team: containerTeam,
    city: cities.xiamen,
    phone: '0592-5550 0402',
    email: 'containers@fj.quayside.example',
  },
  {
    brand: 'fujian',
    service: 'trucking',
    team: truckingTeam,
    city: cities.xiamen,
    phone: '0592-5550 0403',
    email: 'truck@fj.quayside.example',
  },
  {
    brand: 'network',
    service: 'ocean',
    team: memberTeam,
    city: cities.qingdao,
    phone: '0532-5550 0501',
    email: 'members@net.quayside.example',
  },
  {
    brand: 'network',
    service: 'customs',
    team: customsTeam,
    city: cities.qingdao,
    phone: '0532-5550 0502',
    email: 'customs@net.quayside.example',
  },
  {
    brand: 'shenzhen',
    service: 'trucking',
    team: truckingTeam,
    city: cities.shenzhen,
    phone: '0755-5550 0601',
    email: 'truck@sz.quayside.example',
  },
  {
    brand: 'shenzhen',
    service: 'depot',
    team: depotTeam,
    city: cities.shenzhen,
    phone: '0755-5550 0602',
    email: 'depot@sz.quayside.example',
  },
  {
    brand: 'shenzhen',
    service: 'ocean',
    team: oceanTeam,
    city: cities.shenzhen,
    phone: '0755-5550 0603',
    email: 'ocean@sz.quayside.example',
  },
]
