import type { OrderValues } from '#domain/orders/fields/order-field.ts'

/** What staff fill in on a running ocean order. */
export const orderDetails: OrderValues = {
  fields: {
    billNumber: 'COSU6123456780',
    mblNumber: 'COSU9988776650',
    vessel: 'EASTERN HARBOUR',
    voyage: '051E',
    etd: '2026-12-04 18:00',
    eta: '2027-01-08 06:30',
    cyCutOff: '2026-12-02 20:00',
    vgmCutOff: '2026-12-02 12:00',
  },
  groups: {
    containers: [
      {
        number: 'CSQU3054383',
        type: '40HQ',
        seal: 'A1234567',
        cargoKg: '18000',
        tareKg: '3900',
        vgmKg: '21950',
        weighMethod: 'SM2',
        weighedOn: '2026-12-01',
      },
      { number: 'MSKU6011672', type: '40HQ' },
    ],
    trucks: [
      { plate: '鲁B12345', driver: '王强', driverPhone: '13800138000', loadingAt: '2026-12-01 09:00' },
    ],
    declarationForms: [
      {
        formNumber: '422720260000012345',
        declarationState: 'released',
        declaredAt: '2026-12-02 09:00',
        releasedAt: '2026-12-02 15:30',
      },
    ],
    policies: [
      { policyNumber: 'PICC-2026-88', clauses: 'all-risks', insuredValue: '132000', currency: 'USD' },
    ],
  },
}
