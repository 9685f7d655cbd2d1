/** What somebody can be told in the site, by what it is about; mail and SMS follow the reader's choice. */
export const noticeTopics = ['certification', 'company', 'prices', 'security'] as const
export type NoticeTopic = (typeof noticeTopics)[number]

/** Every notice, its topic and the facts its sentences need. */
export const noticeKinds = {
  'certification-approved': { topic: 'certification', facts: ['company'] },
  'certification-refused': { topic: 'certification', facts: ['company', 'reason'] },
  'join-requested': { topic: 'company', facts: ['name', 'company'] },
  'join-approved': { topic: 'company', facts: ['company'] },
  'join-refused': { topic: 'company', facts: ['company'] },
  'invitation-accepted': { topic: 'company', facts: ['name', 'company'] },
  'role-promoted': { topic: 'company', facts: ['company'] },
  'role-demoted': { topic: 'company', facts: ['company'] },
  'membership-disabled': { topic: 'company', facts: ['company'] },
  'membership-enabled': { topic: 'company', facts: ['company'] },
  'membership-ended': { topic: 'company', facts: ['company'] },
  'offer-made': { topic: 'prices', facts: ['request', 'quote'] },
  'offer-refused': { topic: 'prices', facts: ['request', 'reason'] },
  'rate-alert': { topic: 'prices', facts: ['pol', 'pod', 'type', 'total', 'threshold'] },
  'password-changed': { topic: 'security', facts: [] },
  'sessions-ended-by-staff': { topic: 'security', facts: [] },
} as const satisfies Record<string, { readonly topic: NoticeTopic; readonly facts: readonly string[] }>

export type NoticeKind = keyof typeof noticeKinds
export const noticeKindNames = Object.keys(noticeKinds) as [NoticeKind, ...NoticeKind[]]

export const topicOf = (kind: NoticeKind): NoticeTopic => noticeKinds[kind].topic

export const isNoticeKind = (name: string): name is NoticeKind => Object.hasOwn(noticeKinds, name)

/** How long the inbox keeps what was read, and what nobody ever read. */
export const noticeLives = { readDays: 180, anyYears: 2 } as const
