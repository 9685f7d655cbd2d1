/** What documents print before a value, in capitals; spaces make no difference. */
export const licenceLabels = {
  companyName: ['名称', 'COMPANY NAME', 'NAME OF COMPANY', 'CORPORATE NAME'],
  creditCode: ['信用代码', 'CREDIT CODE'],
  registrationNumber: [
    'REGISTRATION NUMBER',
    'REGISTRATION NO',
    'REGISTERED NUMBER',
    'COMPANY NUMBER',
    'COMPANY NO',
    '注册号',
  ],
  licenceEnd: ['至', 'VALID UNTIL', 'EXPIRY DATE', 'DATE OF EXPIRY'],
} as const

/** What ends the value of a company name that shares its line with another value. */
export const otherLabels = [
  '类型',
  '注册资本',
  '法定代表人',
  '负责人',
  '经营者',
  '住所',
  '营业场所',
  '成立日期',
  '注册日期',
  '登记日期',
  '营业期限',
  '经营范围',
  '登记机关',
] as const

/** How a licence states that it has no end, after one of the terms. */
export const withoutEnd = {
  terms: ['期限', '有效期', '至'],
  words: ['长期', '永久', '无固定期限', '不约定期限'],
} as const
