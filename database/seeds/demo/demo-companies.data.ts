/** Companies that do not exist, one for each state a certification can be in; people by their accounts. */
export type DemoCompany = {
  readonly name: string
  readonly creditCode: string
  /** The picture in `licences/`. */
  readonly licence: string
  readonly enteredBy: string
  readonly submittedHoursAgo: number
  readonly outcome:
    | { readonly state: 'certified'; readonly decidedHoursAgo: number }
    | { readonly state: 'refused'; readonly decidedHoursAgo: number; readonly reason: string }
    | { readonly state: 'under-review' }
  readonly administrators: readonly string[]
  readonly members: readonly string[]
  readonly joinRequests: readonly string[]
}

export const demoCompanies: readonly DemoCompany[] = [
  {
    name: '远舟国际物流有限公司',
    creditCode: '91370211MA00000013',
    licence: 'yuanzhou.png',
    enteredBy: 'linhai',
    submittedHoursAgo: 24 * 60,
    outcome: { state: 'certified', decidedHoursAgo: 24 * 59 },
    administrators: ['linhai'],
    members: ['chenyue'],
    joinRequests: ['sunli'],
  },
  {
    name: '南屿跨境供应链有限公司',
    creditCode: '91350200MA00000020',
    licence: 'nanyu.png',
    enteredBy: 'maria',
    submittedHoursAgo: 5,
    outcome: { state: 'under-review' },
    administrators: [],
    members: [],
    joinRequests: [],
  },
  {
    name: '拓潮进出口有限公司',
    creditCode: '91440300MA0000003T',
    licence: 'tuochao.png',
    enteredBy: 'heqian',
    submittedHoursAgo: 72,
    outcome: {
      state: 'refused',
      decidedHoursAgo: 48,
      reason: '执照照片反光，统一社会信用代码看不清，请重新拍摄后提交。',
    },
    administrators: [],
    members: [],
    joinRequests: [],
  },
]
