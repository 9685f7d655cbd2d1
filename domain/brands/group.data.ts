import type { Brand } from './brand.ts'
import {
  aboutUs,
  airTransport,
  apiReference,
  carrierBooking,
  clearance,
  depotPrices,
  depots,
  oceanPrices,
  overseasWarehouses,
  prices,
  railFreight,
  shippingLines,
  trucking,
  truckPrices,
  warehousePrices,
  warehousing,
} from './links.data.ts'

export const group: Brand = {
  code: 'group',
  name: { zh: '启舷集团', en: 'Quayside Group' },
  shortName: { zh: '启舷', en: 'Quayside' },
  developmentHost: 'localhost',
  colours: {
    brand: '#0B2A4A',
    brandStrong: '#071C33',
    accent: '#C2500B',
    dark: { brand: '#8DB8E8', brandStrong: '#B4D2F3', accent: '#F5935A' },
  },
  services: ['ocean', 'trucking', 'warehouse', 'depot', 'rail', 'air', 'customs', 'overseas-warehouse'],
  homePort: 'CNSHA',
  navigation: [
    prices(
      oceanPrices,
      truckPrices,
      warehousePrices,
      depotPrices,
      shippingLines,
      airTransport,
      overseasWarehouses,
    ),
    { label: { zh: '海运与铁路', en: 'Ocean and rail' }, links: [carrierBooking, railFreight] },
    { label: { zh: '堆场与拖车', en: 'Depot and trucking' }, links: [depots, trucking] },
    { label: { zh: '仓储与关务', en: 'Warehouse and customs' }, links: [warehousing, clearance] },
    aboutUs,
    apiReference,
  ],
  filing: {
    icp: '鲁ICP备2026000001号-1',
    publicSecurity: {
      zh: '鲁公网安备37021199900001号',
      en: 'Shandong public security filing no. 37021199900001',
    },
  },
  contact: {
    phone: '400-555-0101',
    email: 'service@quayside.example',
    address: {
      zh: '山东省青岛市黄岛区启舷路 1 号',
      en: '1 Qixian Road, Huangdao District, Qingdao, Shandong',
    },
    workTime: {
      zh: '周一至周五 08:30–17:30（北京时间）',
      en: 'Monday to Friday, 08:30–17:30 (Beijing time)',
    },
  },
  parent: null,
  workbenchAsksLogIn: false,
  reloadsWhenSessionEnds: false,
}
