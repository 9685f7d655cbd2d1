/** Users choose mail and SMS per topic. */
export const notificationTopics = [
  'certification',
  'company',
  'prices',
  'orders',
  'payments',
  'deadlines',
  'security',
] as const
export type NotificationTopic = (typeof notificationTopics)[number]

/** Every notification with its topic and the parameters of its texts. */
export const notificationKinds = {
  'certification-approved': { topic: 'certification', params: ['company'] },
  'certification-refused': { topic: 'certification', params: ['company', 'reason'] },
  'certification-question': { topic: 'certification', params: ['company', 'question'] },
  'licence-approved': { topic: 'certification', params: ['company'] },
  'licence-refused': { topic: 'certification', params: ['company', 'reason'] },
  'certification-suspended': { topic: 'certification', params: ['company', 'reason'] },
  'certification-restored': { topic: 'certification', params: ['company'] },
  'certification-revoked': { topic: 'certification', params: ['company', 'reason'] },
  'join-requested': { topic: 'company', params: ['name', 'company'] },
  'join-approved': { topic: 'company', params: ['company'] },
  'join-refused': { topic: 'company', params: ['company'] },
  'invitation-accepted': { topic: 'company', params: ['name', 'company'] },
  'role-promoted': { topic: 'company', params: ['company'] },
  'role-demoted': { topic: 'company', params: ['company'] },
  'membership-disabled': { topic: 'company', params: ['company'] },
  'membership-enabled': { topic: 'company', params: ['company'] },
  'membership-ended': { topic: 'company', params: ['company'] },
  'offer-made': { topic: 'prices', params: ['request', 'quote'] },
  'offer-revised': { topic: 'prices', params: ['request', 'quote', 'earlier'] },
  'offer-withdrawn': { topic: 'prices', params: ['request', 'quote'] },
  'offer-refused': { topic: 'prices', params: ['request', 'reason'] },
  'rate-alert': { topic: 'prices', params: ['pol', 'pod', 'type', 'total', 'threshold'] },
  'order-approval-needed': { topic: 'orders', params: ['order', 'name', 'dueAt'] },
  'order-approved': { topic: 'orders', params: ['order'] },
  'order-approval-refused': { topic: 'orders', params: ['order', 'reason'] },
  'order-returned': { topic: 'orders', params: ['order', 'dueAt'] },
  'order-fees-confirmed': { topic: 'orders', params: ['order', 'amount', 'dueAt'] },
  'order-generated': { topic: 'orders', params: ['order'] },
  'order-rejected': { topic: 'orders', params: ['order', 'reason'] },
  'order-declined': { topic: 'orders', params: ['order', 'reason'] },
  'order-cancelled': { topic: 'orders', params: ['order'] },
  'order-completed': { topic: 'orders', params: ['order'] },
  'order-change-accepted': { topic: 'orders', params: ['order'] },
  'order-change-returned': { topic: 'orders', params: ['order', 'dueAt'] },
  'order-change-declined': { topic: 'orders', params: ['order', 'reason'] },
  'order-message': { topic: 'orders', params: ['order'] },
  'order-handed-over': { topic: 'orders', params: ['order', 'name'] },
  'order-payment-due': { topic: 'payments', params: ['order', 'amount'] },
  'order-payment-booked': { topic: 'payments', params: ['order', 'amount'] },
  'order-refund-booked': { topic: 'payments', params: ['order', 'amount'] },
  'order-receipt-refused': { topic: 'payments', params: ['order', 'amount', 'reason'] },
  'order-charge-billed': { topic: 'payments', params: ['order', 'amount', 'reason'] },
  'order-charge-upheld': { topic: 'payments', params: ['order', 'amount', 'reason'] },
  'order-charge-withdrawn': { topic: 'payments', params: ['order', 'amount', 'reason'] },
  'order-payment-reminder': { topic: 'payments', params: ['order', 'amount', 'day'] },
  'order-approval-reminder': { topic: 'deadlines', params: ['order', 'dueAt'] },
  'order-answer-reminder': { topic: 'deadlines', params: ['order', 'dueAt'] },
  'order-cut-off-reminder': { topic: 'deadlines', params: ['order', 'dueAt'] },
  'order-cut-off-earlier': { topic: 'deadlines', params: ['order', 'dueAt'] },
  'order-expired': { topic: 'deadlines', params: ['order'] },
  'password-changed': { topic: 'security', params: [] },
  'log-in-changed': { topic: 'security', params: [] },
  'sessions-ended-by-staff': { topic: 'security', params: [] },
} as const satisfies Record<string, { readonly topic: NotificationTopic; readonly params: readonly string[] }>

export type NotificationKind = keyof typeof notificationKinds
export const notificationKindNames = Object.keys(notificationKinds) as [
  NotificationKind,
  ...NotificationKind[],
]

export const topicOf = (kind: NotificationKind): NotificationTopic => notificationKinds[kind].topic

export const isNotificationKind = (name: string): name is NotificationKind =>
  Object.hasOwn(notificationKinds, name)

/** Retention of read notifications, and of all notifications. */
export const notificationLives = { readDays: 180, anyYears: 2 } as const
