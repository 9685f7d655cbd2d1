/** Accounts to try the site with; their mobile numbers are invented. */
export type DemoAccount = {
  readonly account: string
  readonly mobile: string
  readonly name: string
  readonly email: string
  readonly password: string
  /** What they are here to show. */
  readonly description: string
}

const password = 'Harbour2026'

export const demoAccounts: readonly DemoAccount[] = [
  {
    account: 'linhai',
    mobile: '13800000001',
    name: '林海',
    email: 'linhai@shipper.example',
    password,
    description: 'administrator of a certified company',
  },
  {
    account: 'chenyue',
    mobile: '13800000002',
    name: '陈玥',
    email: 'chenyue@forwarder.example',
    password,
    description: 'member of the same company',
  },
  {
    account: 'maria',
    mobile: '13800000003',
    name: 'Maria Santos',
    email: 'maria@forwarder.example',
    password,
    description: 'company under review',
  },
  {
    account: 'heqian',
    mobile: '13800000004',
    name: '何倩',
    email: 'heqian@trader.example',
    password,
    description: 'company refused, may resubmit',
  },
  {
    account: 'sunli',
    mobile: '13800000005',
    name: '孙莉',
    email: 'sunli@shipper.example',
    password,
    description: 'pending request to join the certified company',
  },
  {
    account: 'zhouwei',
    mobile: '13800000006',
    name: '周维',
    email: 'zhouwei@trader.example',
    password,
    description: 'registered, without a company',
  },
]
