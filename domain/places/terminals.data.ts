import type { Bilingual } from '#domain/brands/brand.ts'
import type { TruckingPort } from '#domain/tariffs/trucking/trucking-tariff.data.ts'

export type Terminal = {
  /** SMDG. */
  readonly code: string
  readonly port: TruckingPort
  readonly name: Bilingual
  /** Of its gate, about. */
  readonly latitude: number
  readonly longitude: number
  /** On an island: every road goes over this bridge. */
  readonly bridge?: Bridge
}

/** Where it begins on the mainland, about. */
type Bridge = { readonly name: Bilingual; readonly latitude: number; readonly longitude: number }

const donghaiBridge: Bridge = {
  name: { zh: '东海大桥', en: 'Donghai Bridge' },
  latitude: 30.862,
  longitude: 121.925,
}
const jintangBridge: Bridge = {
  name: { zh: '金塘大桥', en: 'Jintang Bridge' },
  latitude: 30.005,
  longitude: 121.65,
}

const terminal =
  (port: TruckingPort) =>
  (
    code: string,
    zh: string,
    en: string,
    [latitude, longitude]: readonly [number, number],
    bridge?: Bridge,
  ): Terminal => ({ code, port, name: { zh, en }, latitude, longitude, ...(bridge && { bridge }) })

const qingdao = terminal('CNTAO')
const shanghai = terminal('CNSHA')
const ningbo = terminal('CNNGB')
const xiamen = terminal('CNXMN')
const shenzhen = terminal('CNSZX')

export const terminals: readonly Terminal[] = [
  qingdao('QQCTX', '青岛前湾集装箱码头', 'Qingdao Qianwan', [36.006, 120.208]),
  qingdao('QQCTN', '青岛新前湾集装箱码头', 'Qingdao New Qianwan', [36.018, 120.222]),
  qingdao('QQCTU', '青岛前湾联合集装箱码头', 'Qingdao Qianwan United', [35.995, 120.235]),
  qingdao('QQCTUA', '青岛前湾新联合集装箱码头', 'Qingdao Qianwan United Advance', [35.987, 120.243]),
  shanghai('SPICT', '上海外高桥一期（浦东）', 'Shanghai Waigaoqiao phase 1 (Pudong)', [31.363, 121.59]),
  shanghai(
    'WAIG',
    '上海外高桥二、三期（振东）',
    'Shanghai Waigaoqiao phases 2 and 3 (Zhendong)',
    [31.352, 121.613],
  ),
  shanghai('SECT', '上海外高桥四期（沪东）', 'Shanghai Waigaoqiao phase 4 (East)', [31.339, 121.64]),
  shanghai('SMCT', '上海外高桥五期（明东）', 'Shanghai Waigaoqiao phase 5 (Mingdong)', [31.329, 121.664]),
  shanghai(
    'SHENG',
    '上海洋山一、二期（盛东）',
    'Shanghai Yangshan phases 1 and 2 (Shengdong)',
    [30.626, 122.067],
    donghaiBridge,
  ),
  shanghai(
    'SGICT',
    '上海洋山三期（冠东）',
    'Shanghai Yangshan phase 3 (Guandong)',
    [30.612, 122.092],
    donghaiBridge,
  ),
  shanghai(
    'SIPGSD',
    '上海洋山四期（尚东）',
    'Shanghai Yangshan phase 4 (Shangdong)',
    [30.633, 122.03],
    donghaiBridge,
  ),
  ningbo('BLCT1', '宁波北仑国际集装箱码头', 'Ningbo Beilun International', [29.936, 121.862]),
  ningbo('BLCT2', '宁波北仑第二集装箱码头', 'Ningbo Beilun Second', [29.942, 121.838]),
  ningbo('BLTCT', '宁波北仑第三集装箱码头（穿山）', 'Ningbo Beilun Third (Chuanshan)', [29.898, 122.035]),
  ningbo('BLCT5', '宁波大榭集装箱码头', 'Ningbo Daxie', [29.936, 121.95]),
  ningbo('BLCT6', '宁波梅山岛集装箱码头', 'Ningbo Meishan Island', [29.763, 121.995]),
  ningbo('ZHCT', '宁波镇海集装箱码头', 'Ningbo Zhenhai', [29.966, 121.72]),
  ningbo('YZCT7', '舟山甬舟集装箱码头', 'Zhoushan Yongzhou', [30.008, 121.87], jintangBridge),
  xiamen('XRCT', '厦门海润集装箱码头', 'Xiamen Hairun', [24.463, 118.022]),
  xiamen('XHCT', '厦门海天集装箱码头', 'Xiamen Haitian', [24.505, 118.078]),
  // Its berths 4 to 6 continue the quay of Songyu, berths 1 to 3, around the point.
  xiamen('XTCT', '厦门海通集装箱码头', 'Xiamen Haitong', [24.452, 118.047]),
  xiamen('XICT', '厦门国际货柜码头', 'Xiamen International', [24.46, 118.01]),
  xiamen('XOGT', '厦门远海集装箱码头', 'Xiamen Ocean Gate', [24.44, 117.965]),
  xiamen('XSCT', '厦门嵩屿集装箱码头', 'Xiamen Songyu', [24.448, 118.04]),
  xiamen('XGYU', '厦门象屿码头', 'Xiamen Xiangyu', [24.515, 118.085]),
  shenzhen('YICT', '深圳盐田国际集装箱码头', 'Shenzhen Yantian International', [22.572, 114.275]),
  shenzhen('YICTW', '深圳盐田西港区码头', 'Shenzhen Yantian West', [22.566, 114.258]),
  shenzhen('SCT', '深圳蛇口集装箱码头', 'Shenzhen Shekou', [22.472, 113.905]),
  shenzhen('CCT', '深圳赤湾集装箱码头', 'Shenzhen Chiwan', [22.468, 113.885]),
  shenzhen('MCT', '深圳妈湾集装箱码头', 'Shenzhen Mawan', [22.49, 113.868]),
  shenzhen('SCMWH', '深圳妈湾海星码头', 'Shenzhen Mawan Haixing', [22.497, 113.862]),
  shenzhen('DACHAN', '深圳大铲湾码头', 'Shenzhen Da Chan Bay', [22.53, 113.858]),
]
