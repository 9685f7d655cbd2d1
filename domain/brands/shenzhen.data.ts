import type { Brand } from './brand.ts'
import {
  aboutUs,
  apiReference,
  carrierBooking,
  clearance,
  depotPrices,
  depots,
  oceanPrices,
  prices,
  railFreight,
  trucking,
  truckPrices,
  warehousePrices,
  warehousing,
} from './links.data.ts'

export const shenzhen: Brand = {
  code: 'shenzhen',
  name: { zh: '启舷深圳', en: 'Quayside Shenzhen' },
  shortName: { zh: '启舷深圳', en: 'Quayside Shenzhen' },
  developmentHost: 'sz.localhost',
  colours: {
    brand: '#A3122D',
    brandStrong: '#7C0D22',
    accent: '#374151',
    dark: { brand: '#D98A96', brandStrong: '#EBB3BB', accent: '#B6C0CE' },
  },
  services: ['trucking', 'depot', 'warehouse', 'ocean', 'customs', 'rail'],
  homePort: 'CNSZX',
  navigation: [
    prices(truckPrices, depotPrices, warehousePrices, oceanPrices),
    { ...trucking, label: { zh: '深圳拖车', en: 'Trucking' } },
    { ...depots, label: { zh: '深圳堆场', en: 'Depot' } },
    {
      label: { zh: '配套服务', en: 'More services' },
      links: [warehousing, carrierBooking, clearance, railFreight],
    },
    aboutUs,
    apiReference,
  ],
  filing: {
    icp: '粤ICP备2026000006号-1',
    publicSecurity: {
      zh: '粤公网安备44030899900006号',
      en: 'Guangdong public security filing no. 44030899900006',
    },
  },
  contact: {
    phone: '400-555-0106',
    email: 'dispatch@sz.quayside.example',
    address: {
      zh: '广东省深圳市盐田区启舷东港路 6 号',
      en: '6 Qixian Donggang Road, Yantian District, Shenzhen, Guangdong',
    },
    workTime: { zh: '周一至周日 08:00–22:00（北京时间）', en: 'Every day, 08:00–22:00 (Beijing time)' },
  },
  parent: null,
  workbenchAsksLogIn: false,
  reloadsWhenSessionEnds: false,
}
