import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { unregistered } from '#server/platform/sms/template-map.ts'
import { developmentProviders, missingProviders, type Provider, type Providers } from './outbox.ts'

type ProviderConfig = Pick<Config, 'QUAYSIDE_MODE' | 'demoData' | 'external'>

/** The module of an unused provider is never loaded. */
async function smsProvider(sms: NonNullable<Config['external']['sms']>, clock: Clock): Promise<Provider> {
  if (sms.provider === 'tencent')
    return (await import('#server/platform/sms/tencent.ts')).tencentSms({ settings: sms, clock })
  return (await import('#server/platform/sms/aliyun.ts')).aliyunSms({ settings: sms, clock })
}

async function mailProvider(
  settings: NonNullable<Config['external']['mail']>,
  clock: Clock,
): Promise<Provider> {
  return (await import('#server/platform/mail/smtp.ts')).smtpMail({ settings, clock })
}

/** The configured providers; without one, development shows messages in the outbox and production fails them. */
export async function providersOf(config: ProviderConfig, clock: Clock): Promise<Providers> {
  const otherwise = config.QUAYSIDE_MODE === 'development' ? developmentProviders : missingProviders
  const { sms, mail } = config.external
  return {
    ...otherwise,
    ...(sms && { sms: await smsProvider(sms, clock) }),
    ...(mail && { mail: await mailProvider(mail, clock) }),
  }
}

/** Warnings at start: development mode, messages that cannot be sent, missing bank details, files that are not scanned. */
export function startWarnings({ QUAYSIDE_MODE, demoData, external }: ProviderConfig): string[] {
  if (QUAYSIDE_MODE === 'development')
    return [
      `development mode, for this machine only: /dev/outbox shows every message to everybody${demoData ? ', and the passwords of the demo accounts are published' : ''}; a public site needs QUAYSIDE_MODE=production`,
    ]
  const { sms, mail, scanner, bankAccounts } = external
  const texts = sms ? unregistered(sms.templates) : []
  return [
    ...(sms ? [] : ['no SMS can leave: SMS_PROVIDER is not set']),
    ...(texts.length > 0 ? [`not registered in SMS_TEMPLATES: ${texts.join(', ')}`] : []),
    ...(mail ? [] : ['no mail can leave: SMTP_URL is not set']),
    ...(bankAccounts ? [] : ['customers see no bank details to pay to: BANK_ACCOUNTS is not set']),
    ...(scanner ? [] : ['uploaded files are not scanned: CLAMD_ADDRESS is not set']),
  ]
}
