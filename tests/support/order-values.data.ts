const person = { contact: '陈玥', mobile: '13900001111' }
const party = { name: 'Harbour Moss Trading', country: 'CN', address: 'No. 1 Quay Road', ...person }

/** What an ocean order asks for beside its quote. */
export const oceanValues = {
  fields: {
    commodityEn: 'Steel bolts',
    commodityZh: '钢螺栓',
    hsCode: '7318.15',
    packages: '400',
    grossWeightKg: '18000',
    volumeCbm: '42.5',
    cargoValue: '120000',
    commodityAmount: '120000',
    currency: 'USD',
    billCount: '3',
    ownReference: 'PO-7781',
  },
  groups: { shipper: [party], consignee: [{ ...party, country: 'NL' }] },
}

/** What a depot order asks for beside its quote. */
export const depotValues = {
  fields: { releaseNumber: 'REL-1', day: '2026-11-18' },
  groups: { containerNumbers: [{ number: 'CSQU3054383', type: '40HQ' }], contactPerson: [person] },
}

/** What a trucking order asks for beside its quote. */
export const truckingValues = {
  fields: {
    vessel: 'TEST DAWN',
    voyage: '001W',
    pickUpDepot: 'TD1',
    weightKg: '12000',
    ownReference: 'PO-7782',
  },
  groups: { doors: [{ city: '370211', address: 'No. 8 Mill Road', day: '2026-11-18', ...person }] },
}
