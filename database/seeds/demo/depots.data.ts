import type { Bilingual } from '#domain/brands/brand.ts'
import { depotCapacityTeu } from '#domain/tariffs/depot/depot-tariff.data.ts'
import type { DepotSeed } from './place-seed.ts'

const reachStackers: Bilingual = { zh: '45 吨重箱正面吊', en: 'Reach stackers for laden containers, 45 t' }
const emptyHandlers: Bilingual = {
  zh: '空箱堆高机（堆高八层）',
  en: 'Empty container handlers, stacking eight high',
}
const gantryCranes: Bilingual = { zh: '40.5 吨轮胎式龙门吊', en: 'Rubber-tyred gantry cranes, 40.5 t' }
const forklifts: Bilingual = { zh: '3 吨电动叉车', en: 'Electric forklifts, 3 t' }
const heavyForklift: Bilingual = { zh: '10 吨柴油叉车', en: 'Diesel forklift, 10 t' }
const weighbridge: Bilingual = { zh: '120 吨电子地磅', en: 'Electronic weighbridge, 120 t' }
const cleaningBay: Bilingual = {
  zh: '高压洗箱位及污水处理',
  en: 'High-pressure cleaning bays with wastewater treatment',
}
const plateGates: Bilingual = {
  zh: '箱号与车牌识别闸口',
  en: 'Gates with container and plate number recognition',
}
const testBench: Bilingual = { zh: '冷箱检测台', en: 'Reefer test stations' }
const backupPower: Bilingual = { zh: '500 千瓦备用发电机', en: 'Backup generator, 500 kW' }
const hazardousBay: Bilingual = {
  zh: '危险品箱隔离区与应急池',
  en: 'Segregated area with spill basin for dangerous goods containers',
}

const usualServices = ['lift', 'storage', 'cleaning', 'repair', 'survey', 'weighing'] as const
const reeferServices = ['pre-trip-inspection', 'reefer-plug'] as const

const everyDay: Bilingual = { zh: '每天 00:00–24:00', en: 'Every day, 24 hours' }
const longDay: Bilingual = { zh: '每天 07:00–23:00', en: 'Every day, 07:00–23:00' }

const teams = (phones: readonly [string, string], mailbox: string): DepotSeed['contacts'] => [
  {
    name: { zh: '闸口值班', en: 'Gate office' },
    phone: phones[0],
    email: `gate-${mailbox}@quayside.example`,
  },
  {
    name: { zh: '堆场客服', en: 'Depot customer service' },
    phone: phones[1],
    email: `depot-${mailbox}@quayside.example`,
  },
]

/** Two depots at each of the five ports, the one nearest to the berths first. */
export const depots: readonly DepotSeed[] = [
  {
    code: 'DP-TAO-01',
    port: 'CNTAO',
    brands: null,
    name: { zh: '启舷前湾堆场', en: 'Quayside Qianwan Depot' },
    address: {
      zh: '山东省青岛市黄岛区启舷前湾路 88 号',
      en: '88 Qixian Qianwan Road, Huangdao District, Qingdao',
    },
    workTime: everyDay,
    latitude: 36.008,
    longitude: 120.196,
    contacts: teams(['400-820-0301', '400-820-0302'], 'qianwan'),
    facts: {
      areaSquareMetres: 128_000,
      capacityTeu: depotCapacityTeu,
      stackers: 9,
      repairShedSquareMetres: 2_400,
      reeferSockets: 160,
      equipment: [
        reachStackers,
        emptyHandlers,
        weighbridge,
        cleaningBay,
        testBench,
        plateGates,
        hazardousBay,
      ],
      serviceTypes: [...usualServices, ...reeferServices, 'dangerous-container', 'extra-handling'],
    },
  },
  {
    code: 'DP-TAO-02',
    port: 'CNTAO',
    brands: null,
    name: { zh: '启舷胶州堆场', en: 'Quayside Jiaozhou Depot' },
    address: { zh: '山东省青岛市胶州市启舷陆港路 17 号', en: '17 Qixian Lugang Road, Jiaozhou, Qingdao' },
    workTime: longDay,
    latitude: 36.262,
    longitude: 120.041,
    contacts: teams(['400-820-0303', '400-820-0304'], 'jiaozhou'),
    facts: {
      areaSquareMetres: 76_000,
      capacityTeu: 3_600,
      stackers: 5,
      repairShedSquareMetres: 1_200,
      reeferSockets: 48,
      equipment: [reachStackers, emptyHandlers, forklifts, weighbridge],
      serviceTypes: [...usualServices, 'extra-handling', 'stuffing', 'stripping'],
    },
  },
  {
    code: 'DP-SHA-01',
    port: 'CNSHA',
    brands: null,
    name: { zh: '启舷外高桥堆场', en: 'Quayside Waigaoqiao Depot' },
    address: {
      zh: '上海市浦东新区启舷外高桥路 206 号',
      en: '206 Qixian Waigaoqiao Road, Pudong New Area, Shanghai',
    },
    workTime: everyDay,
    latitude: 31.345,
    longitude: 121.602,
    contacts: teams(['400-820-0305', '400-820-0306'], 'waigaoqiao'),
    facts: {
      areaSquareMetres: 112_000,
      capacityTeu: depotCapacityTeu,
      stackers: 11,
      repairShedSquareMetres: 3_000,
      reeferSockets: 220,
      equipment: [reachStackers, emptyHandlers, weighbridge, cleaningBay, testBench, plateGates, backupPower],
      serviceTypes: [...usualServices, ...reeferServices, 'pre-pull'],
    },
  },
  {
    code: 'DP-SHA-02',
    port: 'CNSHA',
    brands: null,
    name: { zh: '启舷临港堆场', en: 'Quayside Lingang Depot' },
    address: { zh: '上海市浦东新区启舷芦潮路 51 号', en: '51 Qixian Luchao Road, Pudong New Area, Shanghai' },
    workTime: everyDay,
    latitude: 30.866,
    longitude: 121.842,
    contacts: teams(['400-820-0307', '400-820-0308'], 'lingang'),
    facts: {
      areaSquareMetres: 154_000,
      capacityTeu: 8_200,
      stackers: 14,
      repairShedSquareMetres: 2_600,
      reeferSockets: 96,
      equipment: [gantryCranes, reachStackers, emptyHandlers, weighbridge, plateGates, backupPower],
      serviceTypes: [...usualServices, ...reeferServices, 'pre-pull', 'stuffing', 'stripping'],
    },
  },
  {
    code: 'DP-NGB-01',
    port: 'CNNGB',
    brands: null,
    name: { zh: '启舷北仑堆场', en: 'Quayside Beilun Depot' },
    address: {
      zh: '浙江省宁波市北仑区启舷堆场路 6 号',
      en: '6 Qixian Duichang Road, Beilun District, Ningbo',
    },
    workTime: everyDay,
    latitude: 29.921,
    longitude: 121.868,
    contacts: teams(['400-820-0309', '400-820-0310'], 'beilun'),
    facts: {
      areaSquareMetres: 118_000,
      capacityTeu: depotCapacityTeu,
      stackers: 10,
      repairShedSquareMetres: 2_200,
      reeferSockets: 140,
      equipment: [reachStackers, emptyHandlers, weighbridge, cleaningBay, testBench, plateGates],
      serviceTypes: [...usualServices, ...reeferServices, 'pre-pull'],
    },
  },
  {
    code: 'DP-NGB-02',
    port: 'CNNGB',
    brands: null,
    name: { zh: '启舷梅山堆场', en: 'Quayside Meishan Depot' },
    address: {
      zh: '浙江省宁波市北仑区启舷梅山路 33 号',
      en: '33 Qixian Meishan Road, Beilun District, Ningbo',
    },
    workTime: longDay,
    latitude: 29.792,
    longitude: 121.985,
    contacts: teams(['400-820-0311', '400-820-0312'], 'meishan'),
    facts: {
      areaSquareMetres: 84_000,
      capacityTeu: 4_200,
      stackers: 6,
      repairShedSquareMetres: 900,
      reeferSockets: 60,
      equipment: [reachStackers, emptyHandlers, heavyForklift, weighbridge],
      serviceTypes: [...usualServices, 'reefer-plug', 'pre-pull', 'stuffing'],
    },
  },
  {
    code: 'DP-XMN-01',
    port: 'CNXMN',
    brands: null,
    name: { zh: '启舷海沧堆场', en: 'Quayside Haicang Depot' },
    address: {
      zh: '福建省厦门市海沧区启舷南港路 21 号',
      en: '21 Qixian Nangang Road, Haicang District, Xiamen',
    },
    workTime: everyDay,
    latitude: 24.466,
    longitude: 118.012,
    contacts: teams(['400-820-0313', '400-820-0314'], 'haicang'),
    facts: {
      areaSquareMetres: 105_000,
      capacityTeu: depotCapacityTeu,
      stackers: 8,
      repairShedSquareMetres: 1_800,
      reeferSockets: 180,
      equipment: [reachStackers, emptyHandlers, weighbridge, cleaningBay, testBench, plateGates, backupPower],
      serviceTypes: [...usualServices, ...reeferServices, 'pre-pull'],
    },
  },
  {
    code: 'DP-XMN-02',
    port: 'CNXMN',
    brands: null,
    name: { zh: '启舷翔安堆场', en: "Quayside Xiang'an Depot" },
    address: {
      zh: '福建省厦门市翔安区启舷刘五店路 9 号',
      en: "9 Qixian Liuwudian Road, Xiang'an District, Xiamen",
    },
    workTime: longDay,
    latitude: 24.571,
    longitude: 118.228,
    contacts: teams(['400-820-0315', '400-820-0316'], 'xiangan'),
    facts: {
      areaSquareMetres: 58_000,
      capacityTeu: 2_800,
      stackers: 4,
      repairShedSquareMetres: 700,
      reeferSockets: 36,
      equipment: [reachStackers, emptyHandlers, forklifts],
      serviceTypes: ['lift', 'storage', 'repair', 'survey', 'pre-pull', 'stripping'],
    },
  },
  {
    code: 'DP-SZX-01',
    port: 'CNSZX',
    brands: null,
    name: { zh: '启舷盐田堆场', en: 'Quayside Yantian Depot' },
    address: {
      zh: '广东省深圳市盐田区启舷明珠路 12 号',
      en: '12 Qixian Mingzhu Road, Yantian District, Shenzhen',
    },
    workTime: everyDay,
    latitude: 22.588,
    longitude: 114.262,
    contacts: teams(['400-820-0317', '400-820-0318'], 'yantian'),
    facts: {
      areaSquareMetres: 96_000,
      capacityTeu: depotCapacityTeu,
      stackers: 12,
      repairShedSquareMetres: 1_600,
      reeferSockets: 120,
      equipment: [gantryCranes, reachStackers, emptyHandlers, weighbridge, testBench, plateGates],
      serviceTypes: [...usualServices, ...reeferServices, 'pre-pull'],
    },
  },
  {
    code: 'DP-SZX-02',
    port: 'CNSZX',
    brands: null,
    name: { zh: '启舷妈湾堆场', en: 'Quayside Mawan Depot' },
    address: {
      zh: '广东省深圳市南山区启舷妈湾路 40 号',
      en: '40 Qixian Mawan Road, Nanshan District, Shenzhen',
    },
    workTime: longDay,
    latitude: 22.497,
    longitude: 113.878,
    contacts: teams(['400-820-0319', '400-820-0320'], 'mawan'),
    facts: {
      areaSquareMetres: 63_000,
      capacityTeu: 3_200,
      stackers: 6,
      repairShedSquareMetres: 1_000,
      reeferSockets: 72,
      equipment: [reachStackers, emptyHandlers, heavyForklift, cleaningBay],
      serviceTypes: [...usualServices, 'reefer-plug', 'pre-pull', 'stuffing', 'stripping'],
    },
  },
]
