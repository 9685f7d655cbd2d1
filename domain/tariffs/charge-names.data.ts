import type { Bilingual } from '#domain/brands/brand.ts'

const cancellation: Bilingual = { zh: '取消费', en: 'Cancellation' }
const shipperOwned: Bilingual = { zh: '海运费（自备箱）', en: 'Ocean freight (shipper-owned container)' }
const handlingIn: Bilingual = { zh: '入库费', en: 'Handling in' }
const handlingOut: Bilingual = { zh: '出库费', en: 'Handling out' }

/** Rules and triggers that share the code of another charge on the invoice, and are named for what they are. */
export const ownNames: Readonly<Record<string, Bilingual>> = {
  cancellation,
  'flat-cancellation': cancellation,
  'flat-cancellation-capped': cancellation,
  'freight-soc': shipperOwned,
  'handling-in': handlingIn,
  'minimum-in': handlingIn,
  'handling-out': handlingOut,
  'minimum-out': handlingOut,
  'taken-out': handlingOut,
  // With its code, where the same trigger also adds to other charges.
  'DOC amendment': { zh: '改单费', en: 'Document amendment' },
  'CDF manifest-amendment': { zh: '舱单改单费', en: 'Manifest amendment' },
  'DCF roll-over': { zh: '改配费', en: 'Roll-over' },
  'SEAL new-seal': { zh: '铅封更换费', en: 'Seal replacement' },
}
