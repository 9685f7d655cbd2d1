import type { BankAccounts } from '#domain/orders/payment/bank-account.ts'

/** Of no bank: the demo takes no money. */
export const demoBankAccounts: BankAccounts = {
  group: {
    payee: {
      zh: '启舷国际物流集团有限公司（演示）',
      en: 'Quayside International Logistics Group Co., Ltd. (demo)',
    },
    bank: { zh: '示例银行宁波分行', en: 'Example Bank, Ningbo Branch' },
    account: '0000 0000 0000 0001 234',
    swift: 'EXAMCNBJ001',
  },
  ningbo: {
    payee: { zh: '启舷宁波货代有限公司（演示）', en: 'Quayside Ningbo Forwarding Co., Ltd. (demo)' },
    bank: { zh: '示例银行宁波北仑支行', en: 'Example Bank, Ningbo Beilun Sub-branch' },
    account: '0000 0000 0000 0002 345',
    swift: 'EXAMCNBJ001',
  },
}
