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
  trucking,
  truckPrices,
  warehousePrices,
  warehousing,
} from './links.data.ts'

export const network: Brand = {
  code: 'network',
  name: { zh: '启舷国际货代联盟', en: 'Quayside Forwarders Network' },
  shortName: { zh: '启舷联盟', en: 'Quayside Network' },
  developmentHost: 'net.localhost',
  colours: {
    brand: '#3730A3',
    brandStrong: '#28237A',
    accent: '#0369A1',
    dark: { brand: '#A9A5F5', brandStrong: '#C8C5FA', accent: '#6DBDEB' },
  },
  services: ['ocean', 'air', 'rail', 'overseas-warehouse', 'customs', 'trucking', 'warehouse', 'depot'],
  homePort: 'CNTAO',
  navigation: [
    prices(oceanPrices, truckPrices, warehousePrices, depotPrices, airTransport, overseasWarehouses),
    {
      label: { zh: '成员共享服务', en: 'Member services' },
      links: [
        { ...carrierBooking, hint: { zh: '成员共用的整箱订舱渠道', en: 'FCL booking shared by members' } },
        { ...railFreight, hint: { zh: '成员共用的铁路订舱渠道', en: 'Rail booking shared by members' } },
        { ...clearance, hint: { zh: '由口岸当地团队申报', en: 'Declared by the local team at the port' } },
      ],
    },
    {
      label: { zh: '口岸操作', en: 'Port operations' },
      links: [depots, trucking, warehousing],
    },
    { ...aboutUs, label: { zh: '联盟与成员', en: 'Network and members' } },
    apiReference,
  ],
  filing: {
    // The network is the group's second site, so it is filed under the group's number.
    icp: '鲁ICP备2026000001号-2',
    publicSecurity: {
      zh: '鲁公网安备37021199900005号',
      en: 'Shandong public security filing no. 37021199900005',
    },
  },
  contact: {
    phone: '400-555-0105',
    email: 'members@net.quayside.example',
    address: {
      zh: '山东省青岛市黄岛区启舷路 1 号联盟秘书处',
      en: 'Network Secretariat, 1 Qixian Road, Huangdao District, Qingdao, Shandong',
    },
    workTime: {
      zh: '周一至周五 09:00–18:00（北京时间）',
      en: 'Monday to Friday, 09:00–18:00 (Beijing time)',
    },
  },
  parent: 'group',
  workbenchAsksLogIn: false,
  reloadsWhenSessionEnds: true,
}
