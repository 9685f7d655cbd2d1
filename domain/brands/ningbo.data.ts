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
  prices,
  railFreight,
  shippingLines,
  trucking,
  truckPrices,
  warehousePrices,
  warehousing,
} from './links.data.ts'

export const ningbo: Brand = {
  code: 'ningbo',
  name: { zh: '启舷宁波货代', en: 'Quayside Ningbo Forwarding' },
  shortName: { zh: '启舷宁波', en: 'Quayside Ningbo' },
  developmentHost: 'nb.localhost',
  colours: {
    brand: '#0B5F66',
    brandStrong: '#07464B',
    accent: '#9A5B00',
    dark: { brand: '#6CC7CE', brandStrong: '#9ADDE2', accent: '#F0B155' },
  },
  services: ['ocean', 'trucking', 'customs', 'warehouse', 'depot', 'rail', 'air'],
  homePort: 'CNNGB',
  navigation: [
    prices(oceanPrices, truckPrices, warehousePrices, depotPrices, shippingLines, airTransport),
    { ...carrierBooking, label: { zh: '宁波订舱', en: 'Book from Ningbo' } },
    {
      label: { zh: '起运港服务', en: 'Origin services' },
      links: [
        { ...trucking, hint: { zh: '提空、装货、重箱进港', en: 'Empty pick-up, loading, laden gate-in' } },
        {
          ...warehousing,
          hint: { zh: '进仓收货与库内装箱', en: 'Cargo receiving and warehouse loading' },
        },
        { ...depots, hint: { zh: '预提箱与重箱堆存', en: 'Pre-pull and laden storage' } },
        clearance,
      ],
    },
    railFreight,
    aboutUs,
    apiReference,
  ],
  filing: {
    icp: '浙ICP备2026000002号-1',
    publicSecurity: {
      zh: '浙公网安备33020699900002号',
      en: 'Zhejiang public security filing no. 33020699900002',
    },
  },
  contact: {
    phone: '400-555-0102',
    email: 'booking@nb.quayside.example',
    address: {
      zh: '浙江省宁波市北仑区启舷港前路 22 号',
      en: '22 Qixian Gangqian Road, Beilun District, Ningbo, Zhejiang',
    },
    workTime: {
      zh: '周一至周六 08:30–18:00（北京时间）',
      en: 'Monday to Saturday, 08:30–18:00 (Beijing time)',
    },
  },
  parent: null,
  workbenchAsksLogIn: false,
  reloadsWhenSessionEnds: false,
}
