import { expect, test } from 'vitest'
import { fieldText, groupText, rowsOf } from '#tests/support/field-texts.ts'
import { runningForms } from './running-fields.ts'

const types = '20GP|40GP|40HQ|45HQ|20RF|40RF|40RH|20OT|40OT|20FR|40FR|20TK'
const currencies = 'CNY|USD|EUR|HKD|GBP|SGD|AUD|AED|JPY|KRW|KWD|BHD'

// Spec §3, written by hand.
test('the fields of a running order', () => {
  expect(runningForms.ocean.fields.map(fieldText)).toEqual(
    rowsOf(`
schedule billNumber line
schedule mblNumber line
schedule releaseNumber line, up to 50 characters
schedule vessel line, up to 50 characters
schedule voyage line, up to 50 characters
schedule etd moment
schedule eta moment
schedule emptyPickUpFrom moment
schedule documentCutOff moment
schedule vgmCutOff moment
schedule cyCutOff moment
schedule customsCutOff moment`),
  )
})

test('the rows of a running order', () => {
  expect(runningForms.ocean.groups.flatMap(groupText)).toEqual(
    rowsOf(`
containers (containers): 0 to 200
- containers number line, required
- containers type choice, required, of ${types}
- containers seal line, up to 20 characters
- containers cargoKg decimal
- containers tareKg decimal
- containers vgmKg decimal
- containers weighMethod choice, of SM1|SM2
- containers weighedOn day
trucks (trucks): 0 to 50
- trucks plate line, required
- trucks driver line, required
- trucks driverPhone phone, required
- trucks containerNumber line
- trucks loadingAt moment
- trucks arrivedAt moment
- trucks leftAt moment
declarationForms (declaration): 0 to 10
- declaration formNumber line
- declaration customsDistrict line, up to 60 characters
- declaration declarationState choice, required, of preparing|declared|inspection|released
- declaration declaredAt moment
- declaration inspectedAt moment
- declaration releasedAt moment, required, if declarationState is released
policies (insurance): 0 to 10
- insurance policyNumber line, required, up to 50 characters
- insurance insurer line, up to 60 characters
- insurance clauses choice, of all-risks|with-average|free-of-particular-average
- insurance insuredValue decimal
- insurance currency choice, of ${currencies}
- insurance claimPayableAt line, up to 60 characters
- insurance compensationOn day`),
  )
})
