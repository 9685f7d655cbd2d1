import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { unregistered } from '#server/platform/sms/template-map.ts'
import { developmentProviders, missingProviders, type Provider, type Providers } from './outbox.ts'

type ProviderConfig = Pick<Config, 'QUAYSIDE_MODE' | 'outside'>

/** A carrier that is not configured is never loaded. */
async function smsProvider(sms: NonNullable<Config['outside']['sms']>, clock: Clock): Promise<Provider> {
  if (sms.provider === 'tencent')
    return (await import('#server/platform/sms/tencent.ts')).tencentSms({ settings: sms, clock })
  return (await import('#server/platform/sms/aliyun.ts')).aliyunSms({ settings: sms, clock })
}

async function mailProvider(
  settings: NonNullable<Config['outside']['mail']>,
  clock: Clock,
): Promise<Provider> {
  return (await import('#server/platform/mail/smtp.ts')).smtpMail({ settings, clock })
}

/** Those that are configured; for the others development has its mailbox, and production fails aloud. */
export async function providersOf(config: ProviderConfig, clock: Clock): Promise<Providers> {
  const otherwise = config.QUAYSIDE_MODE === 'development' ? developmentProviders : missingProviders
  const { sms, mail } = config.outside
  return {
    ...otherwise,
    ...(sms && { sms: await smsProvider(sms, clock) }),
    ...(mail && { mail: await mailProvider(mail, clock) }),
  }
}

/** What whoever starts the house should know of it: letters that cannot leave, files that nobody scans. */
export function startWarnings({ QUAYSIDE_MODE, outside }: ProviderConfig): string[] {
  if (QUAYSIDE_MODE === 'development') return []
  const { sms, mail, scanner } = outside
  const texts = sms ? unregistered(sms.templates) : []
  return [
    ...(sms ? [] : ['no SMS can leave: SMS_PROVIDER is not set']),
    ...(texts.length > 0 ? [`not registered in SMS_TEMPLATES: ${texts.join(', ')}`] : []),
    ...(mail ? [] : ['no mail can leave: SMTP_URL is not set']),
    ...(scanner ? [] : ['uploaded files are not scanned: CLAMD_ADDRESS is not set']),
  ]
}
