/** How the cargo is released at the destination: against originals, by message, or to the named consignee. */
export const billTypes = ['original', 'telex-release', 'sea-waybill'] as const
export type BillType = (typeof billTypes)[number]

export const defaultBillType: BillType = 'original'
