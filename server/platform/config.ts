import { isIP } from 'node:net'
import { z } from 'zod'
import { type BrandCode, brandCodes } from '#domain/brands/brand.ts'
import { developmentProblems } from './development-problems.ts'
import {
  type ExternalServices,
  externalVariables,
  missingCompanions,
  readExternalServices,
} from './external-services.ts'

/** Development secrets; production refuses to start with them. */
const developmentSecrets = {
  SECRET_KEY: 'development-secret-key-not-for-production',
  METRICS_TOKEN: 'development-metrics-token',
} as const

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/

const isBrandCode = (text: string): text is BrandCode => brandCodes.some((code) => code === text)

/** `group=www.quayside.example,quayside.example;ningbo=nb.quayside.example` */
const brandHosts = z.string().transform((text, context) => {
  const hosts = new Map<string, BrandCode>()
  for (const part of text.split(';').filter((piece) => piece.trim() !== '')) {
    const [code = '', names = ''] = part.split('=').map((piece) => piece.trim().toLowerCase())
    if (!isBrandCode(code)) context.addIssue({ code: 'custom', message: `unknown brand "${code}"` })
    for (const name of names.split(',').map((piece) => piece.trim())) {
      if (!hostName.test(name)) context.addIssue({ code: 'custom', message: `"${name}" is not a host name` })
      else if (hosts.has(name)) context.addIssue({ code: 'custom', message: `host "${name}" is given twice` })
      else if (isBrandCode(code)) hosts.set(name, code)
    }
  }
  return hosts
})

const addressList = z.string().transform((text, context) => {
  const addresses = text
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
  for (const address of addresses)
    if (isIP(address) === 0)
      context.addIssue({ code: 'custom', message: `"${address}" is not an IP address` })
  return addresses
})

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min).max(max))

const databaseUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')

const secret = z.string().min(24, 'must have at least 24 characters')

/** Every environment variable of the server; docs/operations.md describes each. */
export const variables = {
  QUAYSIDE_MODE: z.enum(['development', 'production']).default('development'),
  NODE_ENV: z.string().optional(),
  PORT: wholeNumber(0, 65_535).prefault('3000'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_SCHEME: z.enum(['http', 'https']).default('http'),
  PUBLIC_PORT: wholeNumber(1, 65_535).optional(),
  BRAND_HOSTS: brandHosts.prefault(''),
  CONSOLE_HOST: z.string().toLowerCase().regex(hostName, 'is not a host name').optional(),
  TRUSTED_PROXIES: addressList.prefault(''),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_OWNER_URL: databaseUrl.optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 200).prefault('16'),
  PRICE_CACHE_MB: wholeNumber(1, 4_096).prefault('64'),
  AUDIT_MONTHS: wholeNumber(6, 600).prefault('36'),
  SECOND_PERSON_RATES: wholeNumber(0, 100_000).prefault('0'),
  SECOND_PERSON_MARGIN: wholeNumber(0, 90).prefault('0'),
  DATA_FOLDER: z.string().min(1).default('./data'),
  DEMO_DATA: z.enum(['yes', 'no']).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SECRET_KEY: secret.default(developmentSecrets.SECRET_KEY),
  METRICS_TOKEN: secret.default(developmentSecrets.METRICS_TOKEN),
  ...externalVariables,
} as const

const environment = z.object(variables)

type Values = z.output<typeof environment>
export type Config = Omit<Values, keyof typeof externalVariables> & {
  readonly demoData: boolean
  readonly external: ExternalServices
}

export class ConfigurationError extends Error {}

export const isDevelopment = ({ QUAYSIDE_MODE }: Pick<Config, 'QUAYSIDE_MODE'>) =>
  QUAYSIDE_MODE === 'development'

const productionProblems = (config: Values): string[] => [
  ...(['SECRET_KEY', 'METRICS_TOKEN'] as const)
    .filter((name) => config[name] === developmentSecrets[name])
    .map((name) => `${name}: production needs a secret of its own`),
  ...(config.DEMO_DATA === 'yes'
    ? ['DEMO_DATA: production has no demo data, its passwords are published']
    : []),
]

/** Reads and checks the environment; the error names every wrong variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const values = Object.fromEntries(Object.keys(variables).map((name) => [name, env[name] || undefined]))
  const parsed = environment.safeParse(values)
  const wrong = parsed.success
    ? (isDevelopment(parsed.data) ? developmentProblems : productionProblems)(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  const problems = [...wrong, ...missingCompanions(values)]
  if (!parsed.success || problems.length > 0)
    throw new ConfigurationError(
      `The configuration is invalid:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    )
  const demoData = isDevelopment(parsed.data) && parsed.data.DEMO_DATA !== 'no'
  return { ...parsed.data, demoData, external: readExternalServices(parsed.data) }
}
