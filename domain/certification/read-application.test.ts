import { expect, test } from 'vitest'
import { readApplication } from './read-application.ts'

const typed = {
  companyName: 'Tideway Trading',
  creditCode: '91350100M000100Y43',
  licenceFileId: 'f1',
}

test('trims the name and normalises the code', () => {
  const loose = {
    ...typed,
    companyName: ' Tideway Trading ',
    creditCode: '91350100m000100ｙ43 ',
  }
  const read = { ...typed, country: 'CN', registrationNumber: null }
  expect(readApplication(typed)).toEqual({ ok: true, value: read })
  expect(readApplication(loose)).toEqual({ ok: true, value: read })
  expect(readApplication({ ...typed, registrationNumber: ' ' })).toEqual({ ok: true, value: read })
})

const abroad = { companyName: 'Merlion Tea', licenceFileId: 'f1', country: 'SG' }

test.each([
  ['201912345k', '201912345K'],
  [' ２０１９-12345K ', '201912345K'],
  ['HRB 12.345 München', 'HRB12345MUNCHEN'],
  ['12.345.678/0001-90', '12345678000190'],
])('reads a registration number from abroad: %s', (registrationNumber, read) => {
  expect(readApplication({ ...abroad, country: ' sg', registrationNumber })).toEqual({
    ok: true,
    value: { ...abroad, creditCode: null, registrationNumber: read },
  })
})

test.each<[string, object, object]>([
  ['an unknown country', { country: 'XX' }, { country: 'unknown-value' }],
  ['an empty country', { country: ' ' }, { country: 'required' }],
  ['no number', {}, { registrationNumber: 'required' }],
  ['a number without a digit', { registrationNumber: 'HRBX' }, { registrationNumber: 'wrong-format' }],
  ['two characters', { registrationNumber: '12' }, { registrationNumber: 'wrong-format' }],
  ['31 characters', { registrationNumber: '1'.repeat(31) }, { registrationNumber: 'wrong-format' }],
  ['a letter that looks alike', { registrationNumber: 'НRB123' }, { registrationNumber: 'wrong-format' }],
  ['a credit code', { creditCode: '91350100M000100Y43' }, { creditCode: 'inconsistent' }],
  [
    'a registration number in mainland China',
    { country: 'CN', registrationNumber: '201912345K' },
    { registrationNumber: 'inconsistent' },
  ],
])('refuses from abroad: %s', (_, wrong, fields) => {
  expect(readApplication({ ...abroad, ...wrong })).toMatchObject({ refusal: 'invalid-input', fields })
})

test.each<[string, object, object]>([
  ['no name', { companyName: ' ' }, { companyName: 'required' }],
  ['a digit in the name', { companyName: 'Tideway 7' }, { companyName: 'wrong-format' }],
  ['a name of 101 characters', { companyName: '港'.repeat(101) }, { companyName: 'too-long' }],
  ['no code', { creditCode: undefined }, { creditCode: 'required' }],
  ['an empty code', { creditCode: '' }, { creditCode: 'required' }],
  [
    'a code with a wrong check character',
    { creditCode: '91350100M000100Y44' },
    { creditCode: 'wrong-format' },
  ],
  ['no licence', { licenceFileId: '' }, { licenceFileId: 'required' }],
  [
    'empty fields',
    { companyName: '', creditCode: '', licenceFileId: '' },
    { companyName: 'required', creditCode: 'required', licenceFileId: 'required' },
  ],
])('names every wrong field: %s', (_, wrong, fields) => {
  expect(readApplication({ ...typed, ...wrong })).toEqual({
    ok: false,
    refusal: 'invalid-input',
    params: { count: Object.keys(fields).length },
    fields,
  })
})
