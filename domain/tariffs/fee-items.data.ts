import type { Bilingual } from '#domain/brands/brand.ts'
import type { Currency } from '#domain/values/money.ts'
import type { Unit } from '#domain/values/quantity.ts'
import type { TaxedService } from '#domain/values/tax-percents.data.ts'

export type FeeItem = {
  readonly name: Bilingual
  readonly unit: Unit
  readonly currency: Currency
  readonly taxed: TaxedService
}

const item = (zh: string, en: string, unit: Unit, currency: Currency, taxed: TaxedService): FeeItem => ({
  name: { zh, en },
  unit,
  currency,
  taxed,
})

/** Charges by the code that is printed on the invoice. */
export const feeItems = {
  OF: item('海运费', 'Ocean freight', 'container', 'USD', 'oceanFreight'),
  THC: item('码头操作费', 'Terminal handling charge', 'container', 'CNY', 'forwarding'),
  DOC: item('文件费', 'Documentation fee', 'BL', 'CNY', 'forwarding'),
  SEAL: item('铅封费', 'Seal fee', 'container', 'CNY', 'forwarding'),
  EIR: item('设备交接单费', 'Equipment interchange receipt', 'container', 'CNY', 'forwarding'),
  TLX: item('电放费', 'Telex release', 'BL', 'CNY', 'forwarding'),
  VGM: item('重量验证费', 'Verified gross mass', 'container', 'CNY', 'forwarding'),
  DCF: item('订舱费', 'Booking fee', 'BL', 'CNY', 'forwarding'),
  CDF: item('舱单费', 'Manifest fee', 'BL', 'CNY', 'forwarding'),
  AMS: item('美国舱单费', 'US advance manifest filing', 'BL', 'USD', 'oceanFreight'),
  AFR: item('日本舱单费', 'Japan advance filing', 'BL', 'USD', 'oceanFreight'),
  ENS: item('欧盟舱单费', 'EU entry summary declaration', 'BL', 'USD', 'oceanFreight'),
  ENSUK: item('英国舱单费', 'UK entry summary declaration', 'BL', 'USD', 'oceanFreight'),
  ACI: item('加拿大舱单费', 'Canada advance commercial information', 'BL', 'USD', 'oceanFreight'),
  ISPS: item('港口安保费', 'Port security charge', 'container', 'USD', 'oceanFreight'),
  EDI: item('电子数据费', 'Electronic data interchange', 'BL', 'USD', 'oceanFreight'),
  BAF: item('燃油附加费', 'Bunker adjustment factor', 'TEU', 'USD', 'oceanFreight'),
  LSS: item('低硫附加费', 'Low-sulphur surcharge', 'TEU', 'USD', 'oceanFreight'),
  EBS: item('紧急燃油附加费', 'Emergency bunker surcharge', 'TEU', 'USD', 'oceanFreight'),
  PSS: item('旺季附加费', 'Peak season surcharge', 'container', 'USD', 'oceanFreight'),
  GRI: item('综合费率上涨', 'General rate increase', 'container', 'USD', 'oceanFreight'),
  PCS: item('港口拥堵费', 'Port congestion surcharge', 'container', 'USD', 'oceanFreight'),
  CIC: item('箱不平衡费', 'Container imbalance charge', 'container', 'USD', 'oceanFreight'),
  OWS: item('超重附加费', 'Overweight surcharge (ocean)', 'container', 'USD', 'oceanFreight'),
  WRS: item('战争险附加费', 'War risk surcharge', 'container', 'USD', 'oceanFreight'),
  DGS: item('危险品附加费', 'Dangerous goods surcharge', 'TEU', 'USD', 'oceanFreight'),
  KC: item('亏舱费', 'Dead freight', 'container', 'USD', 'oceanFreight'),
  INS: item('货运保险费', 'Cargo insurance', 'consignment', 'CNY', 'forwarding'),
  DET: item('滞箱费', 'Detention', 'container-day', 'CNY', 'forwarding'),
  DEM: item('滞港费', 'Demurrage', 'container-day', 'CNY', 'forwarding'),
  DDM: item('目的港滞港费', 'Demurrage at destination', 'container-day', 'USD', 'abroad'),
  DDT: item('目的港滞箱费', 'Detention at destination', 'container-day', 'USD', 'abroad'),
  // Ours: what an agent does abroad is no trucking and no customs brokerage in China; it ends the
  // international carriage and is taxed as the freight is, at zero.
  DELIVERY: item('目的港派送费', 'Delivery at destination', 'container', 'CNY', 'abroad'),
  CLEARANCE: item('目的港清关费', 'Import clearance at destination', 'document', 'CNY', 'abroad'),
  BOX: item('箱款', 'Container price', 'container', 'USD', 'goods'),
  SOC: item('用箱费', 'Container hire', 'container', 'USD', 'leasing'),
  RAIL: item('铁路运费', 'Rail freight', 'container', 'USD', 'railFreight'),
  RTH: item('铁路场站操作费', 'Rail terminal handling', 'container', 'CNY', 'forwarding'),
  // Inland waterway transport is taxed as road transport is.
  BARGE: item('驳船运费', 'Barge freight', 'container', 'CNY', 'trucking'),
  AIR: item('空运费', 'Air freight', 'kg', 'CNY', 'airFreight'),
  MYC: item('航空燃油附加费', 'Air fuel surcharge', 'kg', 'CNY', 'airFreight'),
  SCC: item('航空安检费', 'Air security surcharge', 'kg', 'CNY', 'airFreight'),
  AWB: item('航空运单费', 'Air waybill', 'document', 'CNY', 'forwarding'),
  AGH: item('机场操作费', 'Airport handling', 'kg', 'CNY', 'forwarding'),
  OIN: item('海外仓入库费', 'Overseas warehouse receiving', 'CBM', 'USD', 'abroad'),
  OST: item('海外仓仓储费', 'Overseas warehouse storage', 'day', 'USD', 'abroad'),
  OUT: item('海外仓出库费', 'Overseas picking and packing', 'piece', 'USD', 'abroad'),
  LMD: item('尾程派送费', 'Last-mile delivery', 'piece', 'USD', 'abroad'),
  RTN: item('海外退货处理费', 'Overseas returns', 'piece', 'USD', 'abroad'),
  TRUCK: item('拖车费', 'Trucking', 'container', 'CNY', 'trucking'),
  DSF: item('待时费', 'Waiting time', 'hour', 'CNY', 'trucking'),
  YYF: item('压夜费', 'Overnight charge', 'vehicle', 'CNY', 'trucking'),
  FKF: item('放空费', 'Dry run', 'vehicle', 'CNY', 'trucking'),
  CZF: item('超重费', 'Overweight surcharge (road)', 'container', 'CNY', 'trucking'),
  DMD: item('多门点费', 'Additional loading point', 'move', 'CNY', 'trucking'),
  GSF: item('高速费', 'Motorway toll', 'vehicle', 'CNY', 'trucking'),
  GBF: item('过磅费', 'Weighbridge', 'container', 'CNY', 'trucking'),
  TXD: item('提箱费', 'Empty pick-up', 'container', 'CNY', 'trucking'),
  HXD: item('还箱费', 'Container return', 'container', 'CNY', 'trucking'),
  RYF: item('拖车燃油费', 'Trucking fuel surcharge', 'container', 'CNY', 'trucking'),
  JJR: item('节假日附加费', 'Holiday surcharge', 'container', 'CNY', 'trucking'),
  LIFT: item('吊箱费', 'Lift-on/lift-off', 'move', 'CNY', 'depot'),
  STORAGE: item('堆存费', 'Storage', 'container-day', 'CNY', 'depot'),
  XXF: item('洗箱费', 'Container cleaning', 'container', 'CNY', 'depot'),
  REP: item('修箱费', 'Container repair', 'container', 'CNY', 'depot'),
  PTI: item('冷箱检测费', 'Pre-trip inspection', 'container', 'CNY', 'depot'),
  PLUG: item('插电费', 'Reefer power', 'container-day', 'CNY', 'depot'),
  WEIGH: item('称重费', 'Weighing', 'container', 'CNY', 'depot'),
  DGB: item('危险品箱费', 'Dangerous goods container', 'container', 'CNY', 'depot'),
  CCF: item('仓储费', 'Warehouse storage', 'day', 'CNY', 'warehousing'),
  JCF: item('进仓费', 'Receiving', 'CBM', 'CNY', 'warehousing'),
  CRKF: item('出入库费', 'Handling in and out', 'CBM', 'CNY', 'warehousing'),
  ZXF: item('装箱费', 'Container stuffing', 'container', 'CNY', 'cfs'),
  TXF: item('掏箱费', 'Container stripping', 'container', 'CNY', 'cfs'),
  DTF: item('打托费', 'Palletising', 'pallet', 'CNY', 'warehousing'),
  TBF: item('贴标费', 'Labelling', 'piece', 'CNY', 'warehousing'),
  CMF: item('缠膜费', 'Stretch wrapping', 'pallet', 'CNY', 'warehousing'),
  JBF: item('加班费', 'Overtime', 'hour', 'CNY', 'warehousing'),
  FJF: item('分拣费', 'Sorting', 'piece', 'CNY', 'warehousing'),
  BGF: item('代理报关费', 'Customs brokerage', 'document', 'CNY', 'forwarding'),
  BJF: item('报检费', 'Inspection filing', 'document', 'CNY', 'forwarding'),
  CYF: item('查验费', 'Customs inspection', 'container', 'CNY', 'forwarding'),
  COO: item('产地证费', 'Certificate of origin', 'document', 'CNY', 'forwarding'),
} as const satisfies Record<string, FeeItem>

export type FeeCode = keyof typeof feeItems
