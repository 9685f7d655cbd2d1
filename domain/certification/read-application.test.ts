import { expect, test } from 'vitest'
import type { Application } from './certification.ts'
import { readApplication } from './read-application.ts'

const typed: Application = {
  companyName: 'Tideway Trading',
  unifiedSocialCreditCode: '91350100M000100Y43',
  licenceFileId: 'f1',
}

test('trims the name and normalises the code', () => {
  const loose = {
    ...typed,
    companyName: ' Tideway Trading ',
    unifiedSocialCreditCode: '91350100m000100ｙ43 ',
  }
  expect(readApplication(typed)).toEqual({ ok: true, value: typed })
  expect(readApplication(loose)).toEqual({ ok: true, value: typed })
})

test.each<[string, Partial<Application>, object]>([
  ['no name', { companyName: ' ' }, { companyName: 'required' }],
  ['a digit in the name', { companyName: 'Tideway 7' }, { companyName: 'wrong-format' }],
  ['a name of 101 characters', { companyName: '港'.repeat(101) }, { companyName: 'too-long' }],
  ['no code', { unifiedSocialCreditCode: '' }, { unifiedSocialCreditCode: 'required' }],
  [
    'a code with a wrong check character',
    { unifiedSocialCreditCode: '91350100M000100Y44' },
    { unifiedSocialCreditCode: 'wrong-format' },
  ],
  ['no licence', { licenceFileId: '' }, { licenceFileId: 'required' }],
  [
    'empty fields',
    { companyName: '', unifiedSocialCreditCode: '', licenceFileId: '' },
    { companyName: 'required', unifiedSocialCreditCode: 'required', licenceFileId: 'required' },
  ],
])('names every wrong field: %s', (_, wrong, fields) => {
  expect(readApplication({ ...typed, ...wrong })).toEqual({
    ok: false,
    refusal: 'invalid-input',
    params: { count: Object.keys(fields).length },
    fields,
  })
})
