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

export const fujian: Brand = {
  code: 'fujian',
  name: { zh: '启舷福建港口物流', en: 'Quayside Fujian Port Logistics' },
  shortName: { zh: '启舷福建', en: 'Quayside Fujian' },
  developmentHost: 'fj.localhost',
  colours: {
    brand: '#0A6B4A',
    brandStrong: '#074E36',
    accent: '#8A6100',
    dark: { brand: '#6ACBA4', brandStrong: '#9AE0C4', accent: '#E3BC55' },
  },
  services: ['depot', 'container-management', 'warehouse', 'trucking', 'ocean', 'customs', 'rail'],
  homePort: 'CNXMN',
  navigation: [
    prices(depotPrices, warehousePrices, truckPrices, oceanPrices),
    {
      label: { zh: '堆场与箱管', en: 'Yard and containers' },
      links: [
        { label: { zh: '集装箱堆场', en: 'Container yard' }, path: '/service/glj/containerYard' },
        { label: { zh: '箱管服务', en: 'Container management' }, path: '/service/glj/containerManagement' },
      ],
    },
    {
      label: { zh: '仓储与运输', en: 'Warehouse and transport' },
      links: [
        {
          label: { zh: '仓储服务', en: 'Warehouse' },
          path: '/service/glj/warehouse',
          hint: { zh: '进仓、分拣、装箱掏箱', en: 'Receiving, sorting, stuffing and stripping' },
        },
        {
          label: { zh: '运输服务', en: 'Transportation' },
          path: '/service/glj/transportation',
          hint: { zh: '提还箱、短驳与门到门', en: 'Pick-up and return, shuttle and door-to-door' },
        },
        {
          label: { zh: '综合物流', en: 'Integrated logistics' },
          path: '/service/glj/logistics',
          hint: { zh: '堆场、车队、仓库一并委托', en: 'Yard, trucking and warehouse in one order' },
        },
        railFreight,
      ],
    },
    {
      label: { zh: '订舱与关务', en: 'Booking and customs' },
      links: [
        {
          label: { zh: '订舱服务', en: 'Cargo booking' },
          path: '/service/glj/bookingCargo',
          hint: { zh: '厦门起运的整箱订舱', en: 'FCL booking from Xiamen' },
        },
        clearance,
      ],
    },
    aboutUs,
    apiReference,
  ],
  filing: {
    icp: '闽ICP备2026000004号-1',
    publicSecurity: {
      zh: '闽公网安备35020599900004号',
      en: 'Fujian public security filing no. 35020599900004',
    },
  },
  contact: {
    phone: '400-555-0104',
    email: 'yard@fj.quayside.example',
    address: {
      zh: '福建省厦门市海沧区启舷南港路 9 号',
      en: '9 Qixian Nangang Road, Haicang District, Xiamen, Fujian',
    },
    workTime: { zh: '周一至周日 08:00–20:00（北京时间）', en: 'Every day, 08:00–20:00 (Beijing time)' },
  },
  parent: null,
  workbenchAsksLogIn: false,
  reloadsWhenSessionEnds: false,
}
