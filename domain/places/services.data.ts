import type { TruckingPort } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import type { LinerService } from './liner-service.ts'
import type { Region } from './port.ts'

type ServiceRow = readonly [code: string, carrier: string, region: Region, teu: number]
type OriginRow = readonly [port: TruckingPort, terminal: string, day: number]
type CallRow = readonly [port: string, terminal: string, day: number]

const service = (
  [code, carrier, region, teu]: ServiceRow,
  firstWeekday: number,
  origins: readonly OriginRow[],
  calls: readonly CallRow[],
): LinerService => ({
  code,
  carrier,
  region,
  teu,
  origins: origins.map(([port, terminal, day]) => ({
    port,
    terminal,
    day,
    weekday: (firstWeekday + day) % 7,
  })),
  calls: calls.map(([port, terminal, day]) => ({ port, terminal, day })),
})

/**
 * Invented liner services with the transit times of the trade: the miles of each leg at 14.5 to 18.5 knots and most of a
 * day in each port. A row is a call with its terminal and its day after the first departure; the number before is that
 * weekday. Ships to Japan, Korea, Taiwan and the Philippines load in one part of the coast only, as in the trade.
 */
export const services: readonly LinerService[] = [
  service(
    ['QE1', 'MNRQ', 'north-europe', 20000],
    2,
    [
      ['CNTAO', 'QQCTX', 0],
      ['CNSHA', 'SGICT', 2],
      ['CNNGB', 'BLCT6', 3],
      ['CNXMN', 'XOGT', 5],
      ['CNSZX', 'YICT', 7],
    ],
    [
      ['NLRTM', 'RWG', 31],
      ['DEHAM', 'CTB', 33],
      ['BEANR', '1700', 35],
      ['GBFXT', 'TTY', 36],
    ],
  ),
  service(
    ['QE2', 'TRKQ', 'north-europe', 15000],
    5,
    [
      ['CNTAO', 'QQCTUA', 0],
      ['CNNGB', 'BLCT5', 2],
      ['CNSHA', 'SMCT', 3],
      ['CNXMN', 'XRCT', 5],
      ['CNSZX', 'MCT', 7],
    ],
    [
      ['GBSOU', 'DPWS', 31],
      ['FRLEH', 'TDF', 32],
      ['BEANR', 'K913', 34],
      ['NLRTM', 'EMX', 35],
      ['DEHAM', 'EGH', 36],
    ],
  ),
  service(
    ['QE3', 'GHRQ', 'north-europe', 13000],
    0,
    [
      ['CNTAO', 'QQCTN', 0],
      ['CNSHA', 'WAIG', 2],
      ['CNNGB', 'YZCT7', 3],
      ['CNXMN', 'XTCT', 5],
      ['CNSZX', 'CCT', 7],
    ],
    [
      ['GBFXT', 'LNG', 32],
      ['FRLEH', 'TMS', 33],
      ['DEBRV', 'NTB', 35],
      ['PLGDN', 'DCT', 38],
    ],
  ),
  service(
    ['QM1', 'MNRQ', 'mediterranean', 14000],
    4,
    [
      ['CNTAO', 'QQCTX', 0],
      ['CNSHA', 'SGICT', 2],
      ['CNNGB', 'BLCT6', 3],
      ['CNXMN', 'XOGT', 5],
      ['CNSZX', 'YICT', 7],
    ],
    [
      ['SAJED', 'RSGT', 22],
      ['GRPIR', 'GRPCT', 26],
      ['ITGOA', 'VTE', 29],
      ['FRFOS', 'EURFO', 31],
      ['ESBCN', 'BEST', 32],
      ['ESVLC', 'NOATV', 34],
    ],
  ),
  service(
    ['QM2', 'INKQ', 'mediterranean', 11000],
    1,
    [
      ['CNTAO', 'QQCTX', 0],
      ['CNNGB', 'BLCT1', 2],
      ['CNSHA', 'SECT', 3],
      ['CNXMN', 'XHCT', 5],
      ['CNSZX', 'YICTW', 7],
    ],
    [
      ['SAJED', 'DPW', 22],
      ['EGALY', 'AICT', 25],
      ['GRPIR', 'PPA', 28],
      ['TRIST', 'MRP', 30],
    ],
  ),
  service(
    ['QM3', 'LXTQ', 'mediterranean', 9000],
    6,
    [
      ['CNTAO', 'QQCTN', 0],
      ['CNSHA', 'SHENG', 2],
      ['CNNGB', 'BLTCT', 3],
      ['CNXMN', 'XICT', 5],
      ['CNSZX', 'YICT', 7],
    ],
    [
      ['EGALY', 'ALEXAN', 24],
      ['TRIST', 'KUMLI', 27],
      ['ITGOA', 'SECH', 31],
      ['FRFOS', 'SEYA', 33],
      ['ESBCN', 'TCB', 35],
      ['ESVLC', 'TCV', 36],
    ],
  ),
  service(
    ['GU1', 'JFCQ', 'middle-east', 5000],
    3,
    [
      ['CNTAO', 'QQCTU', 0],
      ['CNSHA', 'SIPGSD', 2],
      ['CNNGB', 'BLCT2', 3],
      ['CNXMN', 'XSCT', 5],
      ['CNSZX', 'SCT', 7],
    ],
    [
      ['AEJEA', 'DPWJ2', 20],
      ['QAHMD', 'HCT', 22],
      ['SADMM', 'FCT', 23],
      ['KWSWK', 'SWKCT', 25],
    ],
  ),
  service(
    ['GU2', 'TRKQ', 'middle-east', 4600],
    0,
    [
      ['CNTAO', 'QQCTUA', 0],
      ['CNNGB', 'BLCT5', 2],
      ['CNSHA', 'SMCT', 3],
      ['CNXMN', 'XRCT', 5],
      ['CNSZX', 'MCT', 7],
    ],
    [
      ['AEJEA', 'DPWJ3', 20],
      ['SADMM', 'SCT', 22],
      ['KWSWK', 'SWKCT', 24],
      ['QAHMD', 'HCT', 26],
    ],
  ),
  service(
    ['IP1', 'GHRQ', 'south-asia', 6500],
    5,
    [
      ['CNTAO', 'QQCTN', 0],
      ['CNSHA', 'WAIG', 2],
      ['CNNGB', 'YZCT7', 3],
      ['CNXMN', 'XTCT', 5],
      ['CNSZX', 'CCT', 7],
    ],
    [
      ['MYPKG', 'KMT', 12],
      ['LKCMB', 'SAGT', 16],
      ['INNSA', 'BMCT', 19],
      ['INMUN', 'MICT', 21],
      ['PKKHI', 'SAPT', 23],
    ],
  ),
  service(
    ['IP2', 'WVGQ', 'south-asia', 5500],
    2,
    [
      ['CNTAO', 'QQCTUA', 0],
      ['CNNGB', 'BLCT6', 2],
      ['CNSHA', 'SGICT', 3],
      ['CNXMN', 'XOGT', 5],
      ['CNSZX', 'SCMWH', 7],
    ],
    [
      ['SGSIN', 'PSAPPT', 11],
      ['LKCMB', 'SAGT', 16],
      ['PKKHI', 'KICT', 20],
      ['INMUN', 'AICTPL', 23],
      ['INNSA', 'GTICI', 24],
    ],
  ),
  service(
    ['BB1', 'LXTQ', 'south-asia', 1700],
    1,
    [
      ['CNTAO', 'QQCTX', 0],
      ['CNSHA', 'SECT', 2],
      ['CNNGB', 'BLCT1', 3],
      ['CNXMN', 'XHCT', 5],
      ['CNSZX', 'YICTW', 7],
    ],
    [
      ['SGSIN', 'PSATUA', 11],
      ['INMAA', 'CCTL', 17],
      ['BDCGP', 'NCT', 22],
      ['INCCU', 'CALCUT', 24],
    ],
  ),
  service(
    ['BB2', 'FRBQ', 'south-asia', 1500],
    4,
    [
      ['CNTAO', 'QQCTN', 0],
      ['CNNGB', 'BLCT2', 2],
      ['CNSHA', 'SIPGSD', 3],
      ['CNXMN', 'XSCT', 5],
      ['CNSZX', 'YICT', 7],
    ],
    [
      ['MYPKG', 'NPM', 12],
      ['INCCU', 'CALCUT', 17],
      ['BDCGP', 'CCT', 19],
      ['INMAA', 'CITPL', 25],
    ],
  ),
  service(
    ['JV1', 'INKQ', 'south-east-asia', 4200],
    3,
    [
      ['CNTAO', 'QQCTUA', 0],
      ['CNSHA', 'SGICT', 2],
      ['CNNGB', 'BLCT6', 3],
      ['CNXMN', 'XOGT', 5],
      ['CNSZX', 'SCMWH', 7],
    ],
    [
      ['SGSIN', 'PSAPPT', 11],
      ['MYPKG', 'KMT', 13],
      ['IDJKT', 'UTC1', 16],
      ['IDSUB', 'TPS', 18],
    ],
  ),
  service(
    ['JV2', 'JFCQ', 'south-east-asia', 4000],
    6,
    [
      ['CNTAO', 'QQCTN', 0],
      ['CNNGB', 'YZCT7', 2],
      ['CNSHA', 'WAIG', 3],
      ['CNXMN', 'XTCT', 5],
      ['CNSZX', 'CCT', 7],
    ],
    [
      ['IDJKT', 'NPCT1', 12],
      ['IDSUB', 'TTL', 14],
      ['SGSIN', 'PSATUA', 17],
      ['MYPKG', 'NPM', 19],
    ],
  ),
  service(
    ['TV1', 'LXTQ', 'south-east-asia', 1800],
    5,
    [
      ['CNTAO', 'QQCTX', 0],
      ['CNSHA', 'SECT', 2],
      ['CNNGB', 'BLCT1', 3],
      ['CNXMN', 'XHCT', 5],
      ['CNSZX', 'YICTW', 7],
    ],
    [
      ['VNSGN', 'CATLAI', 10],
      ['THLCH', 'HLTD', 13],
      ['THBKK', 'PAT', 14],
    ],
  ),
  service(
    ['TV2', 'FRBQ', 'south-east-asia', 1700],
    2,
    [
      ['CNTAO', 'QQCTN', 0],
      ['CNNGB', 'BLCT2', 2],
      ['CNSHA', 'SIPGSD', 3],
      ['CNXMN', 'XSCT', 5],
      ['CNSZX', 'YICT', 7],
    ],
    [
      ['VNSGN', 'VICT', 10],
      ['THBKK', 'PAT', 13],
      ['THLCH', 'LCIT', 14],
    ],
  ),
  service(
    ['PV1', 'WVGQ', 'south-east-asia', 1800],
    0,
    [
      ['CNSZX', 'SCT', 0],
      ['CNXMN', 'XRCT', 1],
    ],
    [
      ['TWKHH', 'KMCT', 3],
      ['PHMNL', 'MIC', 5],
    ],
  ),
  service(
    ['PV2', 'GHRQ', 'south-east-asia', 1700],
    3,
    [
      ['CNXMN', 'XICT', 0],
      ['CNSZX', 'YICT', 1],
    ],
    [
      ['TWKHH', 'KHHPT', 3],
      ['PHMNL', 'ATI', 5],
    ],
  ),
  service(
    ['PV3', 'WVGQ', 'south-east-asia', 1800],
    2,
    [
      ['CNTAO', 'QQCTU', 0],
      ['CNSHA', 'SMCT', 2],
      ['CNNGB', 'BLCT5', 3],
    ],
    [
      ['TWKHH', 'KMCT', 6],
      ['PHMNL', 'MIC', 8],
    ],
  ),
  service(
    ['PV4', 'GHRQ', 'south-east-asia', 1900],
    5,
    [
      ['CNTAO', 'QQCTX', 0],
      ['CNNGB', 'BLTCT', 2],
      ['CNSHA', 'SHENG', 3],
    ],
    [
      ['TWKHH', 'KHHPT', 6],
      ['PHMNL', 'ATI', 8],
    ],
  ),
  service(
    ['HV1', 'WVGQ', 'south-east-asia', 1800],
    1,
    [
      ['CNTAO', 'QQCTU', 0],
      ['CNSHA', 'SMCT', 2],
      ['CNNGB', 'BLCT5', 3],
      ['CNXMN', 'XRCT', 5],
    ],
    [
      ['HKHKG', 'HITHK', 7],
      ['VNHPH', 'VNCHL', 10],
    ],
  ),
  service(
    ['HV2', 'GHRQ', 'south-east-asia', 1900],
    4,
    [
      ['CNTAO', 'QQCTX', 0],
      ['CNNGB', 'BLTCT', 2],
      ['CNSHA', 'SHENG', 3],
      ['CNXMN', 'XICT', 5],
    ],
    [
      ['HKHKG', 'MTLHK', 7],
      ['VNHPH', 'NDV', 10],
    ],
  ),
  service(['HV3', 'WVGQ', 'south-east-asia', 1200], 3, [['CNSZX', 'SCT', 0]], [['VNHPH', 'VNCHL', 3]]),
  service(['HV4', 'GHRQ', 'south-east-asia', 1100], 6, [['CNSZX', 'YICT', 0]], [['VNHPH', 'NDV', 3]]),
  service(
    ['JK1', 'JFCQ', 'east-asia', 1800],
    1,
    [
      ['CNNGB', 'YZCT7', 0],
      ['CNSHA', 'WAIG', 1],
    ],
    [
      ['JPUKB', 'RC6', 4],
      ['JPOSA', 'OC10', 5],
    ],
  ),
  service(
    ['JK2', 'INKQ', 'east-asia', 1700],
    4,
    [
      ['CNSHA', 'SGICT', 0],
      ['CNNGB', 'BLCT6', 1],
    ],
    [
      ['JPOSA', 'OC11', 4],
      ['JPUKB', 'KICT', 5],
    ],
  ),
  service(
    ['JK3', 'JFCQ', 'east-asia', 1500],
    3,
    [['CNTAO', 'QQCTN', 0]],
    [
      ['JPUKB', 'RC6', 3],
      ['JPOSA', 'OC10', 4],
    ],
  ),
  service(
    ['JK4', 'INKQ', 'east-asia', 1400],
    0,
    [['CNTAO', 'QQCTUA', 0]],
    [
      ['JPOSA', 'OC11', 3],
      ['JPUKB', 'KICT', 4],
    ],
  ),
  service(
    ['JK5', 'JFCQ', 'east-asia', 1800],
    5,
    [
      ['CNSZX', 'CCT', 0],
      ['CNXMN', 'XTCT', 1],
    ],
    [
      ['JPUKB', 'RC6', 5],
      ['JPOSA', 'OC10', 6],
    ],
  ),
  service(
    ['JK6', 'INKQ', 'east-asia', 1700],
    2,
    [
      ['CNXMN', 'XOGT', 0],
      ['CNSZX', 'SCMWH', 1],
    ],
    [
      ['JPOSA', 'OC11', 5],
      ['JPUKB', 'KICT', 6],
    ],
  ),
  service(
    ['JT1', 'JFCQ', 'east-asia', 1800],
    2,
    [
      ['CNNGB', 'YZCT7', 0],
      ['CNSHA', 'WAIG', 1],
    ],
    [
      ['JPTYO', 'OHM', 4],
      ['JPYOK', 'HD1', 5],
      ['JPNGO', 'NCB', 6],
    ],
  ),
  service(
    ['JT2', 'INKQ', 'east-asia', 1900],
    6,
    [
      ['CNSHA', 'SGICT', 0],
      ['CNNGB', 'BLCT6', 1],
    ],
    [
      ['JPNGO', 'TCB', 4],
      ['JPTYO', 'AOO', 5],
      ['JPYOK', 'HBC', 6],
    ],
  ),
  service(
    ['JT3', 'JFCQ', 'east-asia', 1500],
    5,
    [['CNTAO', 'QQCTN', 0]],
    [
      ['JPTYO', 'OHM', 4],
      ['JPYOK', 'HD1', 5],
      ['JPNGO', 'NCB', 6],
    ],
  ),
  service(
    ['JT4', 'INKQ', 'east-asia', 1400],
    1,
    [['CNTAO', 'QQCTUA', 0]],
    [
      ['JPNGO', 'TCB', 3],
      ['JPTYO', 'AOO', 5],
      ['JPYOK', 'HBC', 6],
    ],
  ),
  service(
    ['JT5', 'JFCQ', 'east-asia', 1800],
    0,
    [
      ['CNSZX', 'CCT', 0],
      ['CNXMN', 'XTCT', 1],
    ],
    [
      ['JPTYO', 'OHM', 5],
      ['JPYOK', 'HD1', 6],
      ['JPNGO', 'NCB', 7],
    ],
  ),
  service(
    ['JT6', 'INKQ', 'east-asia', 1700],
    4,
    [
      ['CNSZX', 'SCMWH', 0],
      ['CNXMN', 'XOGT', 1],
    ],
    [
      ['JPNGO', 'TCB', 5],
      ['JPTYO', 'AOO', 6],
      ['JPYOK', 'HBC', 7],
    ],
  ),
  service(
    ['KR1', 'TRKQ', 'east-asia', 1700],
    1,
    [
      ['CNNGB', 'ZHCT', 0],
      ['CNSHA', 'SPICT', 1],
    ],
    [
      ['KRPUS', 'HPNT', 3],
      ['KRINC', 'SNCTC', 5],
    ],
  ),
  service(
    ['KR2', 'WVGQ', 'east-asia', 1700],
    4,
    [
      ['CNSHA', 'SMCT', 0],
      ['CNNGB', 'BLCT5', 1],
    ],
    [
      ['KRPUS', 'BNCT', 3],
      ['KRINC', 'HJITC', 5],
    ],
  ),
  service(
    ['KR3', 'TRKQ', 'east-asia', 1300],
    3,
    [['CNTAO', 'QQCTU', 0]],
    [
      ['KRINC', 'SNCTC', 2],
      ['KRPUS', 'HPNT', 4],
    ],
  ),
  service(
    ['KR4', 'WVGQ', 'east-asia', 1200],
    6,
    [['CNTAO', 'QQCTU', 0]],
    [
      ['KRPUS', 'BNCT', 2],
      ['KRINC', 'HJITC', 4],
    ],
  ),
  service(
    ['KR5', 'TRKQ', 'east-asia', 1700],
    0,
    [
      ['CNSZX', 'DACHAN', 0],
      ['CNXMN', 'XSCT', 1],
    ],
    [
      ['KRPUS', 'HPNT', 4],
      ['KRINC', 'SNCTC', 6],
    ],
  ),
  service(
    ['KR6', 'WVGQ', 'east-asia', 1600],
    2,
    [
      ['CNXMN', 'XRCT', 0],
      ['CNSZX', 'SCT', 1],
    ],
    [
      ['KRPUS', 'BNCT', 5],
      ['KRINC', 'HJITC', 7],
    ],
  ),
  service(
    ['PS1', 'MNRQ', 'north-america-west', 14000],
    2,
    [
      ['CNXMN', 'XOGT', 0],
      ['CNSZX', 'YICT', 1],
      ['CNNGB', 'BLCT6', 3],
      ['CNSHA', 'SGICT', 4],
      ['CNTAO', 'QQCTX', 6],
    ],
    [
      ['USLAX', 'TRAP', 19],
      ['USOAK', 'B58', 21],
    ],
  ),
  service(
    ['PS2', 'LXTQ', 'north-america-west', 11000],
    6,
    [
      ['CNSZX', 'YICT', 0],
      ['CNXMN', 'XICT', 1],
      ['CNNGB', 'BLTCT', 3],
      ['CNSHA', 'SHENG', 4],
      ['CNTAO', 'QQCTN', 6],
    ],
    [
      ['USLGB', 'LBCT', 20],
      ['USOAK', 'B58', 22],
    ],
  ),
  service(
    ['PS3', 'GHRQ', 'north-america-west', 10000],
    4,
    [
      ['CNSZX', 'CCT', 0],
      ['CNXMN', 'XTCT', 1],
      ['CNSHA', 'WAIG', 3],
      ['CNNGB', 'YZCT7', 4],
      ['CNTAO', 'QQCTN', 6],
    ],
    [
      ['USLAX', 'EAGLE', 20],
      ['USLGB', 'TTI', 21],
    ],
  ),
  service(
    ['PN1', 'INKQ', 'north-america-west', 9000],
    0,
    [
      ['CNSZX', 'YICTW', 0],
      ['CNXMN', 'XHCT', 1],
      ['CNNGB', 'BLCT1', 3],
      ['CNSHA', 'SECT', 4],
      ['CNTAO', 'QQCTX', 6],
    ],
    [
      ['CAVAN', 'DLT', 18],
      ['USSEA', 'SSA18', 20],
    ],
  ),
  service(
    ['PN2', 'TRKQ', 'north-america-west', 8500],
    3,
    [
      ['CNXMN', 'XRCT', 0],
      ['CNSZX', 'MCT', 1],
      ['CNNGB', 'BLCT5', 4],
      ['CNSHA', 'SMCT', 5],
      ['CNTAO', 'QQCTUA', 7],
    ],
    [
      ['USSEA', 'SSA5', 19],
      ['CAVAN', 'CTM', 21],
    ],
  ),
  service(
    ['UE1', 'MNRQ', 'north-america-east', 14000],
    5,
    [
      ['CNXMN', 'XOGT', 0],
      ['CNSZX', 'YICT', 1],
      ['CNNGB', 'BLCT6', 3],
      ['CNSHA', 'SGICT', 4],
      ['CNTAO', 'QQCTX', 6],
    ],
    [
      ['USSAV', 'GCMT', 31],
      ['USCHS', 'WWMT', 33],
      ['USORF', 'NIT', 35],
      ['USNYC', 'PNCT', 37],
    ],
  ),
  service(
    ['UE2', 'FRBQ', 'north-america-east', 11000],
    1,
    [
      ['CNSZX', 'DACHAN', 0],
      ['CNXMN', 'XSCT', 1],
      ['CNNGB', 'ZHCT', 3],
      ['CNSHA', 'SPICT', 4],
      ['CNTAO', 'QQCTU', 6],
    ],
    [
      ['USNYC', 'MAHER', 33],
      ['USORF', 'NIT', 34],
      ['USCHS', 'HLT', 36],
      ['USSAV', 'GCMT', 39],
    ],
  ),
  service(
    ['WS1', 'GHRQ', 'south-america-west', 9500],
    6,
    [
      ['CNSZX', 'CCT', 0],
      ['CNXMN', 'XTCT', 2],
      ['CNSHA', 'WAIG', 4],
      ['CNNGB', 'YZCT7', 5],
      ['CNTAO', 'QQCTN', 7],
    ],
    [
      ['MXZLO', 'CMSA', 24],
      ['MXLZC', 'LCT', 26],
      ['ECGYE', 'CONTE', 32],
      ['PECLL', 'DPCLL', 35],
      ['CLSAI', 'STI', 40],
    ],
  ),
  service(
    ['WS2', 'TRKQ', 'south-america-west', 9000],
    2,
    [
      ['CNXMN', 'XRCT', 0],
      ['CNSZX', 'MCT', 2],
      ['CNNGB', 'BLCT5', 5],
      ['CNSHA', 'SMCT', 6],
      ['CNTAO', 'QQCTUA', 8],
    ],
    [
      ['MXZLO', 'SSAMX', 25],
      ['MXLZC', 'APMT', 27],
      ['ECGYE', 'TPG', 33],
      ['PECLL', 'APMCLL', 36],
      ['CLSAI', 'PCE', 41],
    ],
  ),
  service(
    ['ES1', 'INKQ', 'south-america-east', 9500],
    3,
    [
      ['CNTAO', 'QQCTX', 0],
      ['CNSHA', 'SECT', 2],
      ['CNNGB', 'BLCT1', 3],
      ['CNXMN', 'XHCT', 5],
      ['CNSZX', 'YICTW', 7],
    ],
    [
      ['BRSSZ', 'BTP', 33],
      ['BRPNG', 'TCP', 35],
      ['UYMVD', 'TCDP', 40],
      ['ARBUE', 'TERM4', 41],
    ],
  ),
  service(
    ['ES2', 'MNRQ', 'south-america-east', 10500],
    0,
    [
      ['CNTAO', 'QQCTX', 0],
      ['CNNGB', 'BLCT6', 2],
      ['CNSHA', 'SGICT', 3],
      ['CNXMN', 'XOGT', 5],
      ['CNSZX', 'YICT', 7],
    ],
    [
      ['BRSSZ', 'SSA', 33],
      ['ARBUE', 'TRP', 37],
      ['UYMVD', 'MONTE', 39],
      ['BRPNG', 'TCP', 43],
    ],
  ),
  service(
    ['EA1', 'LXTQ', 'east-africa', 4200],
    4,
    [
      ['CNTAO', 'QQCTX', 0],
      ['CNSHA', 'SECT', 2],
      ['CNNGB', 'BLCT1', 3],
      ['CNXMN', 'XHCT', 5],
      ['CNSZX', 'YICTW', 7],
    ],
    [
      ['KEMBA', 'MCT', 22],
      ['TZDAR', 'CT2', 24],
    ],
  ),
  service(
    ['EA2', 'JFCQ', 'east-africa', 3800],
    1,
    [
      ['CNTAO', 'QQCTN', 0],
      ['CNNGB', 'YZCT7', 2],
      ['CNSHA', 'WAIG', 3],
      ['CNXMN', 'XTCT', 5],
      ['CNSZX', 'CCT', 7],
    ],
    [
      ['TZDAR', 'CT1', 22],
      ['KEMBA', 'KCT', 24],
    ],
  ),
  service(
    ['AF1', 'WVGQ', 'west-africa', 4400],
    5,
    [
      ['CNTAO', 'QQCTUA', 0],
      ['CNSHA', 'SGICT', 2],
      ['CNNGB', 'BLCT6', 3],
      ['CNXMN', 'XOGT', 5],
      ['CNSZX', 'SCMWH', 7],
    ],
    [
      ['ZADUR', 'TNP2', 24],
      ['ZACPT', 'TNCT', 27],
      ['NGAPP', 'APMTER', 35],
      ['TGLFW', 'LCT', 36],
      ['GHTEM', 'MPS3', 38],
      ['CIABJ', 'CIT', 40],
    ],
  ),
  service(
    ['AF2', 'FRBQ', 'west-africa', 4250],
    2,
    [
      ['CNTAO', 'QQCTU', 0],
      ['CNNGB', 'ZHCT', 2],
      ['CNSHA', 'SPICT', 3],
      ['CNXMN', 'XSCT', 5],
      ['CNSZX', 'DACHAN', 7],
    ],
    [
      ['ZADUR', 'TNP1', 24],
      ['ZACPT', 'TNCT', 27],
      ['TGLFW', 'TTE', 35],
      ['GHTEM', 'MPS3', 36],
      ['CIABJ', 'SETV1', 38],
      ['NGAPP', 'APMTER', 40],
    ],
  ),
  service(
    ['AU1', 'TRKQ', 'oceania', 5500],
    6,
    [
      ['CNTAO', 'QQCTUA', 0],
      ['CNNGB', 'BLCT5', 2],
      ['CNSHA', 'SMCT', 3],
      ['CNXMN', 'XRCT', 5],
      ['CNSZX', 'MCT', 7],
    ],
    [
      ['AUBNE', 'DPBNE', 18],
      ['AUSYD', 'CTLPB', 21],
      ['AUMEL', 'CONWS', 23],
      ['NZAKL', 'PAFW', 28],
    ],
  ),
  service(
    ['AU2', 'LXTQ', 'oceania', 5200],
    3,
    [
      ['CNTAO', 'QQCTN', 0],
      ['CNSHA', 'SHENG', 2],
      ['CNNGB', 'BLTCT', 3],
      ['CNXMN', 'XICT', 5],
      ['CNSZX', 'YICT', 7],
    ],
    [
      ['AUSYD', 'ASLPB', 19],
      ['AUMEL', 'VICTM', 21],
      ['AUBNE', 'PTFIT', 25],
      ['NZAKL', 'PAFW', 32],
    ],
  ),
]
