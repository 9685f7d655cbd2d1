import { expect, test } from 'vitest'
import { fieldText, groupText, rowsOf } from '#tests/support/field-texts.ts'
import { orderForms, type orderServices } from './order-forms.ts'

type Service = (typeof orderServices)[number]

const types = '20GP|40GP|40HQ|45HQ|20RF|40RF|40RH|20OT|40OT|20FR|40FR|20TK'
const currencies = 'CNY|USD|EUR|HKD|GBP|SGD|AUD|AED|JPY|KRW|KWD|BHD'
const dangerClasses = '1.1|1.2|1.3|1.4|1.5|1.6|2.1|2.2|2.3|3|4.1|4.2|4.3|5.1|5.2|6.1|6.2|7|8|9'

const ship = `
schedule vessel line, required, up to 50 characters
schedule voyage line, required, up to 50 characters`
const goods = `
cargo commodityZh line, up to 200 characters
cargo commodityEn line, required, up to 200 characters
cargo hsCode line
cargo marks lines, up to 500 characters
cargo packages whole, required
cargo packageType line, up to 30 characters
cargo grossWeightKg decimal, required, at most 152400000
cargo volumeCbm decimal`
const reference = `
reference ownReference line, up to 50 characters
reference remark lines, up to 1000 characters`
const readyOn = `
schedule readyOn day, required${goods}${reference}`

// Spec §5 and §8, and what §2 orders at either end of a booking; written by hand.
test.each<[Service, string]>([
  [
    'ocean',
    `
schedule etd day, required${ship}${goods}
cargo cargoValue whole, required, up to 8 characters
cargo commodityAmount decimal, required
cargo currency choice, required, of ${currencies}
cargo cargoKind choice, required, of general|dangerous|reefer|out-of-gauge
cargo unNumber line, required, if cargoKind is dangerous
cargo dangerClass choice, required, of ${dangerClasses}, if cargoKind is dangerous
cargo temperatureC line, required, if cargoKind is reefer
cargo dimensionsCm line, required, if cargoKind is out-of-gauge
cargo shipperOwned yes
documents billType choice, required, of original|telex-release|sea-waybill
documents billCount whole, required, at most 9
documents freightTerms choice, required, of prepaid|collect
documents incoterm choice, of EXW|FCA|FAS|FOB|CFR|CIF|CPT|CIP|DAP|DPU|DDP
delivery trucking yes
delivery terminal place, required, if trucking is yes
delivery city place, required, if trucking is yes
delivery pickUpDepot place, required, if trucking is yes
delivery warehouse-loading yes
delivery warehouse place, required, if warehouse-loading is yes
delivery export-customs yes
delivery declarations whole, required, if export-customs is yes
delivery tradeMode choice, of customsTradeMode, if export-customs is yes
delivery insurance yes
delivery insuredValue decimal, required, if insurance is yes
delivery storage yes
delivery storageCbm decimal, required, if storage is yes
delivery storageDays whole, required, if storage is yes
delivery delivery yes
delivery deliveryPlace line, required, up to 50 characters, if delivery is yes
delivery import-clearance yes${reference}`,
  ],
  [
    'trucking',
    `${ship}
pick-up terminal place, required
pick-up pickUpDepot place, required
pick-up returnPlace place
cargo weightKg decimal, required${reference}`,
  ],
  [
    'warehouse',
    `
storage warehouse place, required
storage inboundOn day, required
storage appointment time
storage storageDays whole, required${goods}${reference}`,
  ],
  [
    'depot',
    `
storage depot place, required
storage releaseNumber line, required, up to 30 characters
storage plate line
storage day day, required
storage appointment time${reference}`,
  ],
  [
    'customs',
    `
declaration tradeMode choice, required, of customsTradeMode
declaration declarations whole, required
declaration exitPort place, required${goods}${reference}`,
  ],
  [
    'insurance',
    `
insurance insured line, required, up to 100 characters
insurance insuredValue decimal, required
insurance clauses choice, required, of all-risks|with-average|free-of-particular-average
insurance claimPayableAt line, up to 50 characters
schedule etd day, required${goods}${reference}`,
  ],
  ['rail', readyOn],
  ['air', readyOn],
  ['soc', readyOn],
  ['overseas-warehouse', readyOn],
  ['barge', readyOn],
  ['inland-terminal', readyOn],
  ['container-management', readyOn],
])('the fields of %s', (service, fields) => {
  expect(orderForms[service].fields.map(fieldText)).toEqual(rowsOf(fields))
})

test.each<[Service, string]>([
  ['ocean', 'containers shipper consignee notify invoiceTitle'],
  ['trucking', 'containers doors invoiceTitle'],
  ['warehouse', 'contactPerson invoiceTitle'],
  ['depot', 'containerNumbers contactPerson invoiceTitle'],
  ['customs', 'contactPerson invoiceTitle'],
  ['insurance', 'contactPerson invoiceTitle'],
  ['rail', 'shipper consignee notify invoiceTitle'],
  ['air', 'shipper consignee notify invoiceTitle'],
  ['soc', 'contactPerson invoiceTitle'],
  ['overseas-warehouse', 'contactPerson invoiceTitle'],
  ['barge', 'contactPerson invoiceTitle'],
  ['inland-terminal', 'contactPerson invoiceTitle'],
  ['container-management', 'contactPerson invoiceTitle'],
])('the rows of %s: %s', (service, names) => {
  expect(orderForms[service].groups.map(({ name }) => name).join(' ')).toBe(names)
})

const numbers = (part: string) => `
- ${part} contact line, required, up to 10 characters
- ${part} mobile phone
- ${part} telephone phone`
const party = `
- parties name line, required, up to 100 characters
- parties country place, required
- parties address lines, required, up to 100 characters${numbers('parties')}
- parties email email, up to 254 characters`

// Written by hand.
test.each<[Service, string]>([
  [
    'ocean',
    `
containers (containers): 1 to 12
- containers type choice, required, of ${types}
- containers count whole, required, at most 50
shipper (parties): 1 to 1, one of mobile and telephone${party}
consignee (parties): 1 to 1, one of mobile and telephone${party}
notify (parties): 0 to 3, one of mobile and telephone${party}
invoiceTitle (invoice): 0 to 1
- invoice name line, required, up to 100 characters
- invoice country place, required
- invoice taxNumber line, required
- invoice address lines, up to 100 characters
- invoice telephone line
- invoice email email, up to 254 characters`,
  ],
  [
    'trucking',
    `
doors (doors): 1 to 3, one of mobile and telephone
- doors city place, required
- doors address lines, required, up to 100 characters${numbers('doors')}
- doors day day, required
- doors fromTime time
- doors toTime time`,
  ],
  [
    'depot',
    `
containerNumbers (containers): 1 to 200
- containers number line, required
- containers type choice, required, of ${types}
contactPerson (reference): 1 to 1, one of mobile and telephone${numbers('reference')}`,
  ],
])('the fields of the rows of %s', (service, groups) => {
  const rows = orderForms[service].groups.flatMap(groupText)
  const expected = rowsOf(groups)
  expect(rows.slice(rows.indexOf(expected[0] ?? '')).slice(0, expected.length)).toEqual(expected)
})
