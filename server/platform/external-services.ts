import { z } from 'zod'
import type { BankAccounts } from '#domain/orders/payment/bank-account.ts'
import { isOnlineMethod, type OnlineMethod } from '#domain/orders/payment/online-payment.ts'
import { type MailSettings, readMailFrom, readSmtpUrl } from '#server/platform/mail/mail-settings.ts'
import type { SmsSettings } from '#server/platform/sms/sms-settings.ts'
import { readTemplateMap } from '#server/platform/sms/template-map.ts'
import type { ClamdAddress } from '#server/platform/storage/clamd.ts'
import type { S3Settings } from '#server/platform/storage/s3-store.ts'
import { bankAccounts } from './bank-accounts.ts'

const webUrl = z
  .string()
  .refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), 'must start with https:// or http://')
  .transform((text) => new URL(text))

const openUrl = webUrl.refine(
  ({ username, password }) => username === '' && password === '',
  'must not have a user name or password',
)

const templateMap = z.string().transform((text, context) => {
  const { map, problems } = readTemplateMap(text)
  for (const message of problems) context.addIssue({ code: 'custom', message })
  return map
})

/** Parses a text, or names the expected format. */
const readBy = <T>(read: (text: string) => T | undefined, expected: string) =>
  z.string().transform((text, context) => {
    const found = read(text)
    if (found !== undefined) return found
    context.addIssue({ code: 'custom', message: expected })
    return z.NEVER
  })

function readClamdAddress(text: string): ClamdAddress | undefined {
  const [, host = '', port = ''] = /^([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i.exec(text) ?? []
  const isPort = Number(port) >= 1 && Number(port) <= 65_535
  return isPort ? { host: host.replace(/^\[|\]$/g, ''), port: Number(port) } : undefined
}

const onlineMethodList = z.string().transform((text, context) => {
  const names = text.split(',').map((name) => name.trim())
  for (const name of names.filter((one) => !isOnlineMethod(one)))
    context.addIssue({ code: 'custom', message: `"${name}" is not a method of online payment` })
  return names.filter(isOnlineMethod)
})

/** Variables of external services; docs/operations.md describes each. */
export const externalVariables = {
  SMS_PROVIDER: z.enum(['tencent', 'aliyun']).optional(),
  SMS_KEY_ID: z.string().optional(),
  SMS_KEY_SECRET: z.string().optional(),
  SMS_APP_ID: z
    .string()
    .regex(/^\d{6,12}$/, 'must be a number of 6 to 12 digits')
    .optional(),
  SMS_REGION: z.string().default('ap-guangzhou'),
  SMS_ENDPOINT: webUrl.optional(),
  SMS_SIGN_NAME: z.string().optional(),
  SMS_TEMPLATES: templateMap.optional(),
  SMTP_URL: readBy(readSmtpUrl, 'must be like smtps://user:password@host:465').optional(),
  MAIL_FROM: readBy(readMailFrom, 'must be an address, or a name and <an address>').optional(),
  FILE_STORE: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: webUrl.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^\w[\w.-]*(\/\w[\w.-]*)*$/, 'must be a name or a path')
    .optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  CLAMD_ADDRESS: readBy(readClamdAddress, 'must be like 127.0.0.1:3310').optional(),
  PAYMENT_URL: webUrl.optional(),
  PAYMENT_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  PAYMENT_METHODS: onlineMethodList.prefault('online-banking'),
  BANK_ACCOUNTS: bankAccounts.optional(),
  EXCHANGE_RATES_URL: openUrl.optional(),
} as const

const schema = z.object(externalVariables)
type Values = z.output<typeof schema>
export type ExternalVariable = keyof typeof externalVariables
type Environment = Readonly<Partial<Record<string, string | undefined>>>

/** Variables that need others. */
const companions: readonly {
  readonly given: ExternalVariable
  readonly as?: string
  readonly needs: ExternalVariable[]
}[] = [
  { given: 'SMS_PROVIDER', needs: ['SMS_KEY_ID', 'SMS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_TEMPLATES'] },
  { given: 'SMS_PROVIDER', as: 'tencent', needs: ['SMS_APP_ID'] },
  { given: 'SMS_KEY_ID', needs: ['SMS_PROVIDER'] },
  { given: 'SMTP_URL', needs: ['MAIL_FROM'] },
  { given: 'MAIL_FROM', needs: ['SMTP_URL'] },
  { given: 'PAYMENT_URL', needs: ['PAYMENT_KEY'] },
  { given: 'PAYMENT_KEY', needs: ['PAYMENT_URL'] },
  { given: 'FILE_STORE', as: 's3', needs: ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] },
]

/** Checked on the raw environment, so that an invalid variable does not hide a missing one. */
export const missingCompanions = (env: Environment): string[] =>
  companions
    .filter((one) => (one.as === undefined ? env[one.given] !== undefined : env[one.given] === one.as))
    .flatMap((one) =>
      one.needs
        .filter((name) => env[name] === undefined)
        .map((name) => `${name}: needed with ${one.given}${one.as ? `=${one.as}` : ''}`),
    )

export type PaymentSettings = {
  readonly url: URL
  readonly key: string
  readonly methods: readonly OnlineMethod[]
}

export type ExternalServices = {
  /** Without it orders are paid by bank transfer alone. */
  readonly payments: PaymentSettings | undefined
  /** Without them customers ask us where to transfer to. */
  readonly bankAccounts: BankAccounts | undefined
  /** Without it staff enter and paste exchange rates only. */
  readonly exchangeRates: URL | undefined
  readonly sms: SmsSettings | undefined
  readonly mail: MailSettings | undefined
  /** Without it files are stored on the local disk. */
  readonly s3: S3Settings | undefined
  readonly scanner: ClamdAddress | undefined
}

const smsEndpoints = {
  tencent: new URL('https://sms.tencentcloudapi.com'),
  aliyun: new URL('https://dysmsapi.aliyuncs.com'),
} as const

function smsOf(values: Values): SmsSettings | undefined {
  const { SMS_PROVIDER: provider, SMS_KEY_ID: keyId, SMS_KEY_SECRET: keySecret } = values
  const { SMS_SIGN_NAME: signName, SMS_TEMPLATES: templates, SMS_APP_ID: appId } = values
  if (!provider || !keyId || !keySecret || !signName || !templates) return undefined
  const account = {
    keyId,
    keySecret,
    signName,
    templates,
    endpoint: values.SMS_ENDPOINT ?? smsEndpoints[provider],
  }
  if (provider === 'aliyun') return { ...account, provider }
  return appId === undefined ? undefined : { ...account, provider, appId, region: values.SMS_REGION }
}

function s3Of(values: Values): S3Settings | undefined {
  const { FILE_STORE, S3_ENDPOINT, S3_BUCKET, S3_REGION: region } = values
  const { S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: keySecret } = values
  if (FILE_STORE !== 's3' || !S3_ENDPOINT || !keyId || !keySecret) return undefined
  const endpoint = [S3_ENDPOINT.href.replace(/\/+$/, ''), S3_BUCKET].filter(Boolean).join('/')
  return { endpoint, region, keyId, keySecret }
}

function paymentsOf({ PAYMENT_URL: url, PAYMENT_KEY: key, PAYMENT_METHODS: methods }: Values) {
  return url && key ? { url, key, methods } : undefined
}

/** Settings of the configured services; `missingCompanions` has reported missing variables. */
export const readExternalServices = (values: Values): ExternalServices => ({
  sms: smsOf(values),
  mail: values.SMTP_URL && values.MAIL_FROM && { ...values.SMTP_URL, from: values.MAIL_FROM },
  s3: s3Of(values),
  scanner: values.CLAMD_ADDRESS,
  payments: paymentsOf(values),
  bankAccounts: values.BANK_ACCOUNTS,
  exchangeRates: values.EXCHANGE_RATES_URL,
})
