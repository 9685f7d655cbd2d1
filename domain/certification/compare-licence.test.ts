import { describe, expect, test } from 'vitest'
import { type ComparedApplication, compareLicence, type LicenceField } from './compare-licence.ts'

const code = '91350200MA00000020'
const submitted: ComparedApplication = {
  companyName: '南屿跨境供应链有限公司',
  country: 'CN',
  creditCode: code,
  registrationNumber: null,
  licenceEnd: null,
}
const abroad: ComparedApplication = {
  companyName: 'Blue Harbour Lines Limited',
  country: 'SG',
  creditCode: null,
  registrationNumber: 'HRB12345',
  licenceEnd: null,
}

const compared = (field: LicenceField, text: string, application = submitted) => {
  const { said, outcome } = compareLicence(text, application).find((one) => one.field === field) ?? {}
  return [outcome, said]
}

/** As the engine gives it, with its spaces and its noise. */
const recognised = `营业 执照
{( 副 本， 演示 样本 )

统一 社会 信用 代码 ”91350200MA00000020
名 称 南 屿 跨 境 供应 链 有 限 公司
类 型 有 限 责任 公司
法 定 代表 人 郑 晓
登记 日 期 2021 年 6 月 18 日
`

test('a licence of the mainland is compared field by field', () => {
  expect(compareLicence(recognised, submitted)).toEqual([
    { field: 'companyName', said: '南屿跨境供应链有限公司', outcome: 'agrees' },
    { field: 'creditCode', said: code, outcome: 'agrees' },
    { field: 'licenceEnd', said: null, outcome: 'not-found' },
  ])
})

test('a document from abroad has a registration number instead of a code', () => {
  const text = 'Certificate of incorporation\nBlue Harbour Lines Limited\nRegistration No: HRB 12.345'
  expect(compareLicence(text, abroad)).toEqual([
    { field: 'companyName', said: 'Blue Harbour Lines Limited', outcome: 'agrees' },
    { field: 'registrationNumber', said: 'HRB 12.345', outcome: 'agrees' },
    { field: 'licenceEnd', said: null, outcome: 'not-found' },
  ])
})

test('a text without a word says nothing', () => {
  for (const { said, outcome } of compareLicence(' \n\n', submitted))
    expect([outcome, said]).toEqual(['not-found', null])
})

describe('the name', () => {
  test.each([
    [
      'with full-width signs and spaces',
      '名　称：南屿 跨境供应链 有限公司',
      'agrees',
      '南屿跨境供应链有限公司',
    ],
    [
      'beside another value',
      '名称 南屿跨境供应链有限公司 注册资本 壹佰万元',
      'agrees',
      '南屿跨境供应链有限公司',
    ],
    [
      'over two lines',
      '名称 南屿跨境供应链\n有限公司\n类型 有限责任公司',
      'agrees',
      '南屿跨境供应链有限公司',
    ],
    ['below its label', '名称\n南屿跨境供应链有限公司\n类型', 'agrees', '南屿跨境供应链有限公司'],
    ['without a label', '证书\n南屿跨境供应链有限公司', 'agrees', '南屿跨境供应链有限公司'],
    ['with a letter misread', '名称 南岛跨境供应链有限公司', 'differs', '南岛跨境供应链有限公司'],
    [
      'with a letter misread and no label',
      '证书\n南岛跨境供应链有限公司\n',
      'differs',
      '南岛跨境供应链有限公司',
    ],
    [
      'longer than the one submitted',
      '名称 宁波南屿跨境供应链有限公司',
      'differs',
      '宁波南屿跨境供应链有限公司',
    ],
    ['of another company', '名称 远舟国际物流有限公司', 'differs', '远舟国际物流有限公司'],
    ['that is not there', '证书\n类型 有限责任公司', 'not-found', null],
  ])('%s', (_, text, outcome, said) => {
    expect(compared('companyName', text)).toEqual([outcome, said])
  })

  test.each([
    ['（上海）远舟有限公司', '名称 (上海) 远舟有限公司'],
    ['ＡＢＣ物流有限公司', '名称 ABC 物流有限公司'],
    ['A & B Lines', 'COMPANY NAME: A&B LINES'],
  ])('%s is the same in other signs', (companyName, text) => {
    expect(compared('companyName', text, { ...submitted, companyName })[0]).toBe('agrees')
  })
})

describe('the credit code', () => {
  test.each([
    ['in groups', '9135 0200 MA00 0000 20', 'agrees', code],
    ['in full-width characters', '９１３５０２００ＭＡ００００００２０', 'agrees', code],
    ['with letters that no code has', '9I3SO2OOMAOOOOOO2O', 'agrees', code],
    ['with a small l and a bar for ones', '9l350200MA00000020', 'agrees', code],
    ['with a letter in the division', '9135D200MA00000020', 'agrees', code],
    ['with one look-alike that the check digit mends', '91350200M400000020', 'agrees', code],
    ['of another company', '91310000MA00000012', 'differs', '91310000MA00000012'],
    ['beside other figures', 'No 3 91350200MA00000020 1', 'agrees', code],
    ['that cannot be mended', '信用代码 91350200MA000020', 'differs', '91350200MA000020'],
    ['that is not there', '注册号 12', 'not-found', null],
  ])('%s', (_, text, outcome, said) => {
    expect(compared('creditCode', text)).toEqual([outcome, said])
  })

  test.each([
    ['a code of its own', '91350200MA000000D2'],
    ['what the check digit mends to another code', '91350200M4000000B0'],
  ])('is shown as it was read: %s', (_, text) => {
    expect(compared('creditCode', text)).toEqual(['differs', text])
  })
})

describe('the registration number', () => {
  test.each([
    ['with signs', 'Company number: HRB-12 345', 'agrees', 'HRB-12 345'],
    ['with an accent', 'Número HRB 12345', 'agrees', 'HRB 12345'],
    ['as a part of a longer one', 'Registration number HRB123456', 'differs', 'HRB123456'],
    ['of another company', 'Registered number 99-1', 'differs', '99-1'],
    ['that is not there', 'Registration number of the company', 'not-found', null],
  ])('%s', (_, text, outcome, said) => {
    expect(compared('registrationNumber', text, abroad)).toEqual([outcome, said])
  })
})

describe('the last day', () => {
  test.each([
    ['营业期限 自 2015年3月1日 至 2035年2月28日', '2035-02-28'],
    ['有效期至：2035.2.28', '2035-02-28'],
    ['Valid until 2035-02-28', '2035-02-28'],
    ['营业期限 2015年3月1日 至 长期', '长期'],
    ['营业期限：长期', '长期'],
  ])('is stated by %s', (text, said) => {
    expect(compared('licenceEnd', text)).toEqual(['stated', said])
  })

  test.each([['成立日期 2015年3月1日'], ['至 2035年2月30日'], ['经营范围 长期从事货物运输']])(
    'is not stated by %s',
    (text) => {
      expect(compared('licenceEnd', text)).toEqual(['not-found', null])
    },
  )

  test.each([
    ['2035-02-28', 'agrees'],
    ['2034-02-28', 'differs'],
  ])('is compared with %s', (licenceEnd, outcome) => {
    expect(compared('licenceEnd', '至 2035年2月28日', { ...submitted, licenceEnd })[0]).toBe(outcome)
  })
})
