import type { Channel } from '#domain/notifications/message.ts'
import { isMobileAbroad, readMobile } from '#domain/values/formats.ts'
import { invalidFields, ok, type Result } from '#domain/values/refusal.ts'
import { emailProblem } from '#domain/values/text-limits.ts'
import { plainTyped } from '#domain/values/typed-text.ts'
import type { CodeDestination } from './one-time-code.ts'

/** A person is found by their mobile or by the email address that they log in with; codes are sent there. */
export type Recipient = { readonly by: 'mobile' | 'logInEmail'; readonly key: string }

/** One of the two, as typed. */
export type TypedRecipient = { readonly mobile?: string; readonly email?: string }

/** Mailboxes ignore case, so one mailbox has one account and one limit. */
export const emailKey = (typed: string): string => plainTyped(typed).toLowerCase()

export function readRecipient({ mobile, email }: TypedRecipient): Result<Recipient> {
  if (email === undefined) {
    const read = readMobile(mobile ?? '')
    return read.ok ? ok({ by: 'mobile', key: read.value }) : read
  }
  const key = emailKey(email)
  const problem = mobile === undefined ? emailProblem(key) : 'inconsistent'
  return problem ? invalidFields({ email: problem }) : ok({ by: 'logInEmail', key })
}

/** Where codes for the own account go: to the mobile, else to the email address. */
export const ownRecipient = (person: {
  readonly mobile: string | null
  readonly logInEmail: string | null
}): string => person.mobile ?? person.logInEmail ?? ''

export const destinationOf = (recipient: string): CodeDestination => {
  if (channelTo(recipient) === 'mail') return 'mail'
  return isMobileAbroad(recipient) ? 'abroad' : 'mainland'
}

export const channelTo = (recipient: string): Channel => (recipient.includes('@') ? 'mail' : 'sms')
