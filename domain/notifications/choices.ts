import { accept, type FieldProblem, refuseFields, type Verdict } from '#domain/values/refusal.ts'
import { type Channel, channels } from './message.ts'
import { type NotificationTopic, notificationTopics } from './notification.ts'

export type NotificationChoice = {
  readonly topic: NotificationTopic
  readonly channel: Channel
  readonly isWanted: boolean
}

/** Channels for users who have not chosen. The inbox receives everything. */
const defaultChoices: Readonly<Record<NotificationTopic, Readonly<Record<Channel, boolean>>>> = {
  certification: { sms: false, mail: true },
  company: { sms: false, mail: true },
  prices: { sms: false, mail: true },
  security: { sms: true, mail: true },
}

/** Every topic and channel: the user's choice, else the default. */
export const effectiveChoices = (made: readonly NotificationChoice[]): readonly NotificationChoice[] =>
  notificationTopics.flatMap((topic) =>
    channels.map((channel) => {
      const own = made.find((one) => one.topic === topic && one.channel === channel)
      return { topic, channel, isWanted: own?.isWanted ?? defaultChoices[topic][channel] }
    }),
  )

/** No mail without a saved email address. */
export const channelsFor = (
  topic: NotificationTopic,
  made: readonly NotificationChoice[],
  { hasEmail }: { readonly hasEmail: boolean },
): readonly Channel[] =>
  effectiveChoices(made)
    .filter((one) => one.topic === topic && one.isWanted && (one.channel !== 'mail' || hasEmail))
    .map(({ channel }) => channel)

const isSame = (one: NotificationChoice, other: NotificationChoice) =>
  one.topic === other.topic && one.channel === other.channel

/** Refuses duplicates, and newly chosen mail without a saved email address. */
export function readChoices(
  typed: readonly NotificationChoice[],
  made: readonly NotificationChoice[],
  { hasEmail }: { readonly hasEmail: boolean },
): Verdict<readonly NotificationChoice[]> {
  const wanted = effectiveChoices(made).filter(({ isWanted }) => isWanted)
  const isNewMail = (one: NotificationChoice) =>
    one.channel === 'mail' && one.isWanted && !wanted.some((known) => isSame(known, one))
  const wrong = typed.flatMap((one, place): [string, FieldProblem][] => {
    const isRepeated = typed.findIndex((other) => isSame(other, one)) < place
    return isRepeated || (!hasEmail && isNewMail(one)) ? [[`choices.${place}`, 'inconsistent']] : []
  })
  return wrong.length > 0 ? refuseFields(Object.fromEntries(wrong)) : accept(typed)
}
