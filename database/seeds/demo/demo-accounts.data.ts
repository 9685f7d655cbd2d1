/** People to try the house with; their mobiles belong to nobody. */
export type DemoAccount = {
  readonly account: string
  readonly mobile: string
  readonly name: string
  readonly email: string
  readonly password: string
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    account: 'linhai',
    mobile: '13800000001',
    name: '林海',
    email: 'linhai@shipper.example',
    password: 'Harbour2026',
  },
  {
    account: 'chenyue',
    mobile: '13800000002',
    name: '陈玥',
    email: 'chenyue@forwarder.example',
    password: 'Harbour2026',
  },
  {
    account: 'maria',
    mobile: '13800000003',
    name: 'Maria Santos',
    email: 'maria@forwarder.example',
    password: 'Harbour2026',
  },
]
