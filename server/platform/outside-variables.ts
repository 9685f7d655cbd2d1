import { z } from 'zod'
import { type MailSettings, readMailFrom, readSmtpUrl } from './mail/mail-settings.ts'
import type { SmsSettings } from './sms/sms-settings.ts'
import { readTemplateMap } from './sms/template-map.ts'
import type { ClamdAddress } from './storage/clamd.ts'
import type { S3Settings } from './storage/s3-store.ts'

const webAddress = z
  .string()
  .refine((text) => /^https?:\/\//.test(text) && URL.canParse(text), 'must start with https:// or http://')
  .transform((text) => new URL(text))

const templateMap = z.string().transform((text, context) => {
  const { map, troubles } = readTemplateMap(text)
  for (const message of troubles) context.addIssue({ code: 'custom', message })
  return map
})

/** What a text means, or a word about what it should have been. */
const readBy = <T>(read: (text: string) => T | undefined, should: string) =>
  z.string().transform((text, context) => {
    const found = read(text)
    if (found !== undefined) return found
    context.addIssue({ code: 'custom', message: should })
    return z.NEVER
  })

function readClamdAddress(text: string): ClamdAddress | undefined {
  const [, host = '', port = ''] = /^([\w.-]+|\[[\da-f:]+\]):(\d{1,5})$/i.exec(text) ?? []
  const isPort = Number(port) >= 1 && Number(port) <= 65_535
  return isPort ? { host: host.replace(/^\[|\]$/g, ''), port: Number(port) } : undefined
}

/** How the house reaches services outside; docs/operations.md describes each. */
export const outsideVariables = {
  SMS_PROVIDER: z.enum(['tencent', 'aliyun']).optional(),
  SMS_KEY_ID: z.string().optional(),
  SMS_KEY_SECRET: z.string().optional(),
  SMS_APP_ID: z
    .string()
    .regex(/^\d{6,12}$/, 'must be a number of 6 to 12 digits')
    .optional(),
  SMS_REGION: z.string().default('ap-guangzhou'),
  SMS_ENDPOINT: webAddress.optional(),
  SMS_SIGN_NAME: z.string().optional(),
  SMS_TEMPLATES: templateMap.optional(),
  SMTP_URL: readBy(readSmtpUrl, 'must be like smtps://user:password@host:465').optional(),
  MAIL_FROM: readBy(readMailFrom, 'must be an address, or a name and <an address>').optional(),
  FILE_STORE: z.enum(['disk', 's3']).default('disk'),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^\w[\w.-]*(\/\w[\w.-]*)*$/, 'must be a name or a path')
    .optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  CLAMD_ADDRESS: readBy(readClamdAddress, 'must be like 127.0.0.1:3310').optional(),
} as const

const shape = z.object(outsideVariables)
type Values = z.output<typeof shape>
export type OutsideName = keyof typeof outsideVariables
type Given = Readonly<Partial<Record<string, string | undefined>>>

/** What is of no use without something else. */
const companions: readonly {
  readonly given: OutsideName
  readonly as?: string
  readonly needs: OutsideName[]
}[] = [
  { given: 'SMS_PROVIDER', needs: ['SMS_KEY_ID', 'SMS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_TEMPLATES'] },
  { given: 'SMS_PROVIDER', as: 'tencent', needs: ['SMS_APP_ID'] },
  { given: 'SMS_KEY_ID', needs: ['SMS_PROVIDER'] },
  { given: 'SMTP_URL', needs: ['MAIL_FROM'] },
  { given: 'MAIL_FROM', needs: ['SMTP_URL'] },
  { given: 'FILE_STORE', as: 's3', needs: ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] },
]

/** Looked for in what was given, so that a wrong variable does not hide a missing one. */
export const missingCompanions = (given: Given): string[] =>
  companions
    .filter((one) => (one.as === undefined ? given[one.given] !== undefined : given[one.given] === one.as))
    .flatMap((one) =>
      one.needs
        .filter((name) => given[name] === undefined)
        .map((name) => `${name}: needed with ${one.given}${one.as ? `=${one.as}` : ''}`),
    )

export type Outside = {
  readonly sms: SmsSettings | undefined
  readonly mail: MailSettings | undefined
  /** The local disk without it. */
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

/** The services as those who speak to them want to know them; what is missing was told before. */
export const readOutside = (values: Values): Outside => ({
  sms: smsOf(values),
  mail: values.SMTP_URL && values.MAIL_FROM && { ...values.SMTP_URL, from: values.MAIL_FROM },
  s3: s3Of(values),
  scanner: values.CLAMD_ADDRESS,
})
