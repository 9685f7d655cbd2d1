import type { Bilingual } from '#domain/brands/brand.ts'
import type { TruckingPort } from '#domain/tariffs/trucking/trucking-tariff.data.ts'

export type Terminal = {
  /** SMDG. */
  readonly code: string
  readonly port: TruckingPort
  readonly name: Bilingual
}

const terminal =
  (port: TruckingPort) =>
  (code: string, zh: string, en: string): Terminal => ({ code, port, name: { zh, en } })

const qingdao = terminal('CNTAO')
const shanghai = terminal('CNSHA')
const ningbo = terminal('CNNGB')
const xiamen = terminal('CNXMN')
const shenzhen = terminal('CNSZX')

export const terminals: readonly Terminal[] = [
  qingdao('QQCTX', '青岛前湾集装箱码头', 'Qingdao Qianwan'),
  qingdao('QQCTN', '青岛新前湾集装箱码头', 'Qingdao New Qianwan'),
  qingdao('QQCTU', '青岛前湾联合集装箱码头', 'Qingdao Qianwan United'),
  qingdao('QQCTUA', '青岛前湾新联合集装箱码头', 'Qingdao Qianwan United Advance'),
  shanghai('SPICT', '上海外高桥一期（浦东）', 'Shanghai Waigaoqiao phase 1 (Pudong)'),
  shanghai('WAIG', '上海外高桥二、三期（振东）', 'Shanghai Waigaoqiao phases 2 and 3 (Zhendong)'),
  shanghai('SECT', '上海外高桥四期（沪东）', 'Shanghai Waigaoqiao phase 4 (East)'),
  shanghai('SMCT', '上海外高桥五期（明东）', 'Shanghai Waigaoqiao phase 5 (Mingdong)'),
  shanghai('SHENG', '上海洋山一、二期（盛东）', 'Shanghai Yangshan phases 1 and 2 (Shengdong)'),
  shanghai('SGICT', '上海洋山三期（冠东）', 'Shanghai Yangshan phase 3 (Guandong)'),
  shanghai('SIPGSD', '上海洋山四期（尚东）', 'Shanghai Yangshan phase 4 (Shangdong)'),
  ningbo('BLCT1', '宁波北仑国际集装箱码头', 'Ningbo Beilun International'),
  ningbo('BLCT2', '宁波北仑第二集装箱码头', 'Ningbo Beilun Second'),
  ningbo('BLTCT', '宁波北仑第三集装箱码头（穿山）', 'Ningbo Beilun Third (Chuanshan)'),
  ningbo('BLCT5', '宁波大榭集装箱码头', 'Ningbo Daxie'),
  ningbo('BLCT6', '宁波梅山岛集装箱码头', 'Ningbo Meishan Island'),
  ningbo('ZHCT', '宁波镇海集装箱码头', 'Ningbo Zhenhai'),
  ningbo('YZCT7', '舟山甬舟集装箱码头', 'Zhoushan Yongzhou'),
  xiamen('XRCT', '厦门海润集装箱码头', 'Xiamen Hairun'),
  xiamen('XHCT', '厦门海天集装箱码头', 'Xiamen Haitian'),
  xiamen('XTCT', '厦门海通集装箱码头', 'Xiamen Haitong'),
  xiamen('XICT', '厦门国际货柜码头', 'Xiamen International'),
  xiamen('XOGT', '厦门远海集装箱码头', 'Xiamen Ocean Gate'),
  xiamen('XSCT', '厦门嵩屿集装箱码头', 'Xiamen Songyu'),
  xiamen('XGYU', '厦门象屿码头', 'Xiamen Xiangyu'),
  shenzhen('YICT', '深圳盐田国际集装箱码头', 'Shenzhen Yantian International'),
  shenzhen('YICTW', '深圳盐田西港区码头', 'Shenzhen Yantian West'),
  shenzhen('SCT', '深圳蛇口集装箱码头', 'Shenzhen Shekou'),
  shenzhen('CCT', '深圳赤湾集装箱码头', 'Shenzhen Chiwan'),
  shenzhen('MCT', '深圳妈湾集装箱码头', 'Shenzhen Mawan'),
  shenzhen('SCMWH', '深圳妈湾海星码头', 'Shenzhen Mawan Haixing'),
  shenzhen('DACHAN', '深圳大铲湾码头', 'Shenzhen Da Chan Bay'),
]
