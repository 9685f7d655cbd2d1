import type { NavigationGroup, NavigationLink } from './brand.ts'
import { servicePaths } from './service-paths.ts'

/** Links of every brand; a brand with another label spreads a link and replaces its label. */

export const aboutUs: NavigationLink = { label: { zh: '关于我们', en: 'About us' }, path: '/aboutUs' }

export const apiReference: NavigationLink = {
  label: { zh: '开放接口', en: 'Open API' },
  path: '/api/reference',
}

export const carrierBooking: NavigationLink = {
  label: { zh: '船东订舱', en: 'Carrier booking' },
  path: '/domestic/traditionCarrier',
  hint: { zh: '整箱运价、船期与截单截港时间', en: 'FCL rates, sailings and cut-offs' },
}

export const railFreight: NavigationLink = {
  label: { zh: '铁路运输', en: 'Rail freight' },
  path: '/domestic/railway',
  hint: { zh: '海铁联运与国际班列', en: 'Sea-rail and international block trains' },
}

export const depots: NavigationLink = {
  label: { zh: '堆场服务', en: 'Container depots' },
  path: '/domestic/yardDetail',
  hint: {
    zh: '五个口岸的免堆期、堆存价与作业项目',
    en: 'Free days, storage rates and services at five ports',
  },
}

export const trucking: NavigationLink = {
  label: { zh: '集装箱拖车', en: 'Container trucking' },
  path: '/domestic/truckDetail',
  hint: { zh: '进出口拖车与附加费目表', en: 'Import and export trucking, with the schedule of charges' },
}

export const warehousing: NavigationLink = {
  label: { zh: '仓储服务', en: 'Warehousing' },
  path: '/domestic/warehouseDetail',
  hint: { zh: '库内条件、装箱掏箱与仓储费', en: 'Warehouse details, stuffing, stripping and storage' },
}

export const clearance: NavigationLink = {
  label: { zh: '清关服务', en: 'Customs clearance' },
  path: '/domestic/clearance',
  hint: { zh: '进出口申报、查验与放行', en: 'Import and export declaration, inspection and release' },
}

export const oceanPrices: NavigationLink = {
  label: { zh: '海运价格', en: 'Ocean prices' },
  path: servicePaths.oceanFcl,
}
export const truckPrices: NavigationLink = {
  label: { zh: '拖车价格', en: 'Trucking prices' },
  path: servicePaths.trucking,
}
export const warehousePrices: NavigationLink = {
  label: { zh: '仓储价格', en: 'Warehouse prices' },
  path: servicePaths.warehousing,
}
export const depotPrices: NavigationLink = {
  label: { zh: '堆场价格', en: 'Depot prices' },
  path: servicePaths.depotOffers,
}
export const shippingLines: NavigationLink = {
  label: { zh: '航线一览', en: 'Liner services' },
  path: servicePaths.linerServices,
}
export const airTransport: NavigationLink = {
  label: { zh: '空运服务', en: 'Air transport' },
  path: '/route/airTrans',
}
export const overseasWarehouses: NavigationLink = {
  label: { zh: '海外仓', en: 'Overseas warehouses' },
  path: servicePaths.overseasWarehouses,
}

/** Prices first, in the order of the brand's services. */
export const prices = (...links: readonly NavigationLink[]): NavigationGroup => ({
  label: { zh: '查价格', en: 'Prices' },
  links,
})
