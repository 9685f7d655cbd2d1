import type { PartialInput } from '#domain/values/partial-input.ts'
import {
  type FieldProblem,
  invalidFields,
  ok,
  type Result,
  type WrongFields,
} from '#domain/values/refusal.ts'
import { type Channel, channels } from './message.ts'
import { type NotificationTopic, notificationTopics } from './notification.ts'

export type NotificationChoice = {
  readonly topic: NotificationTopic
  readonly channel: Channel
  readonly isWanted: boolean
  /** Of mail: once a working day in one message, instead of each at once. */
  readonly isDaily?: boolean
}

type Known = { readonly made: readonly NotificationChoice[]; readonly reachable: readonly Channel[] }

/** Channels for users who have not chosen. The inbox receives everything. */
const defaultChoices: Readonly<Record<NotificationTopic, Readonly<Record<Channel, boolean>>>> = {
  certification: { sms: true, mail: true },
  company: { sms: false, mail: true },
  prices: { sms: false, mail: true },
  orders: { sms: false, mail: true },
  payments: { sms: false, mail: true },
  deadlines: { sms: true, mail: true },
  security: { sms: true, mail: true },
}

/** Without an email address the mobile is the only way to reach a person who is not at the site. */
const isDefault = (topic: NotificationTopic, channel: Channel, reachable: readonly Channel[]): boolean =>
  defaultChoices[topic][channel] ||
  (channel === 'sms' && reachable.includes('sms') && !reachable.includes('mail'))

/** Every topic and channel: the user's choice, else the default. */
export const effectiveChoices = ({ made, reachable }: Known): readonly NotificationChoice[] =>
  notificationTopics.flatMap((topic) =>
    channels.map((channel) => {
      const own = made.find((one) => one.topic === topic && one.channel === channel)
      const isWanted = own?.isWanted ?? isDefault(topic, channel, reachable)
      return { topic, channel, isWanted, ...(own?.isDaily && isWanted && { isDaily: true }) }
    }),
  )

/** No SMS without a mobile and no mail without a confirmed email address. */
export const channelsFor = (
  topic: NotificationTopic,
  made: readonly NotificationChoice[],
  reachable: readonly Channel[],
): readonly Channel[] =>
  effectiveChoices({ made, reachable })
    .filter((one) => one.topic === topic && one.isWanted && reachable.includes(one.channel))
    .map(({ channel }) => channel)

/** What concerns the account is never late. */
export const canBeDaily = (topic: NotificationTopic, channel: Channel): boolean =>
  channel === 'mail' && topic !== 'security'

/** Whether mail of a topic waits for the daily summary. */
export const waitsForDigest = (topic: NotificationTopic, made: readonly NotificationChoice[]): boolean =>
  canBeDaily(topic, 'mail') &&
  made.some((one) => one.topic === topic && one.channel === 'mail' && one.isWanted && one.isDaily === true)

type Sent = PartialInput<NotificationChoice> | undefined

const isSame = (one: Sent, other: Sent) =>
  one?.topic !== undefined &&
  one.channel !== undefined &&
  one.topic === other?.topic &&
  one.channel === other.channel

/** Duplicates, and a newly chosen channel by which the user cannot be reached. */
export function choiceProblems(sent: readonly Sent[], { made, reachable }: Known): WrongFields {
  const wanted = effectiveChoices({ made, reachable }).filter(({ isWanted }) => isWanted)
  const isNew = (one: Sent) => one?.isWanted === true && !wanted.some((known) => isSame(known, one))
  const isUnreachable = (one: Sent) => one?.channel !== undefined && !reachable.includes(one.channel)
  const wrong = sent.flatMap((one, place): [string, FieldProblem][] => {
    const isRepeated = sent.slice(0, place).some((other) => isSame(other, one))
    const isImpossible =
      one?.isDaily === true && !!one.topic && !!one.channel && !canBeDaily(one.topic, one.channel)
    return isRepeated || isImpossible || (isUnreachable(one) && isNew(one))
      ? [[`choices.${place}`, 'inconsistent']]
      : []
  })
  return Object.fromEntries(wrong)
}

export function readChoices(
  typed: readonly NotificationChoice[],
  known: Known,
): Result<readonly NotificationChoice[]> {
  const wrong = choiceProblems(typed, known)
  return Object.keys(wrong).length > 0 ? invalidFields(wrong) : ok(typed)
}
