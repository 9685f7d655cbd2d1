import type { Brand } from './brand.ts'
import {
  aboutUs,
  apiReference,
  clearance,
  depotPrices,
  oceanPrices,
  prices,
  railFreight,
  truckPrices,
  warehousePrices,
} from './links.data.ts'

export const shanghai: Brand = {
  code: 'shanghai',
  name: { zh: '启舷上海港口物流', en: 'Quayside Shanghai Port Logistics' },
  shortName: { zh: '启舷上海', en: 'Quayside Shanghai' },
  developmentHost: 'sh.localhost',
  colours: {
    brand: '#0A4FA3',
    brandStrong: '#073A79',
    accent: '#0B7285',
    dark: { brand: '#82B4F2', brandStrong: '#ADCEF8', accent: '#66C6D8' },
  },
  services: ['depot', 'barge', 'inland-terminal', 'warehouse', 'trucking', 'ocean', 'customs', 'rail'],
  homePort: 'CNSHA',
  navigation: [
    prices(depotPrices, warehousePrices, truckPrices, oceanPrices),
    {
      label: { zh: '堆场与仓储', en: 'Depot and warehouse' },
      links: [
        { label: { zh: '堆场', en: 'Depot' }, path: '/yard' },
        { label: { zh: '仓储', en: 'Warehouse' }, path: '/warehouse' },
      ],
    },
    {
      label: { zh: '驳船与联运', en: 'Barge and intermodal' },
      links: [
        {
          label: { zh: '驳船运输', en: 'Barge service' },
          path: '/prePort/Barge',
          hint: { zh: '长江与内河支线，水水中转', en: 'Yangtze and inland feeders, river-sea transhipment' },
        },
        {
          label: { zh: '内陆集装箱场站', en: 'Inland container terminal' },
          path: '/prePort/Ict',
          hint: {
            zh: '就近提箱还箱，集中进港',
            en: 'Local pick-up and return, consolidated delivery to the port',
          },
        },
        {
          label: { zh: '多式联运', en: 'Combined transport' },
          path: '/prePort/CombinTrans',
          hint: { zh: '水、铁、公三种方式接驳', en: 'Water, rail and road connections' },
        },
        {
          label: { zh: '集装箱拖车', en: 'Container trucking' },
          path: '/prePort/truckDetail',
          hint: {
            zh: '港区、堆场与工厂之间的短驳和门到门',
            en: 'Shuttle and door-to-door trucking between port, depot and factory',
          },
        },
        railFreight,
      ],
    },
    {
      label: { zh: '订舱与关务', en: 'Booking and customs' },
      links: [
        {
          label: { zh: '订舱服务', en: 'Booking' },
          path: '/booking',
          hint: { zh: '上海起运的整箱订舱', en: 'FCL booking from Shanghai' },
        },
        clearance,
      ],
    },
    aboutUs,
    apiReference,
  ],
  filing: {
    icp: '沪ICP备2026000003号-1',
    publicSecurity: {
      zh: '沪公网安备31011599900003号',
      en: 'Shanghai public security filing no. 31011599900003',
    },
  },
  contact: {
    phone: '400-555-0103',
    email: 'depot@sh.quayside.example',
    address: {
      zh: '上海市浦东新区启舷内港路 18 号',
      en: '18 Qixian Neigang Road, Pudong New Area, Shanghai',
    },
    workTime: { zh: '周一至周日 08:00–20:00（北京时间）', en: 'Every day, 08:00–20:00 (Beijing time)' },
  },
  parent: null,
  workbenchAsksLogIn: true,
  reloadsWhenSessionEnds: false,
}
