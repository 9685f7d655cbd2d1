import { parse } from 'yaml'
import { z } from 'zod'
import { deployFile } from './deploy-files.ts'

/** The part of the Compose specification that our file uses; a wrong or misspelt key is an error. */
const texts = z.array(z.string())
const duration = z.string().regex(/^\d+s$/)
const service = z.strictObject({
  image: z.string().optional(),
  build: z.strictObject({ context: z.string(), dockerfile: z.string() }).optional(),
  restart: z.literal('unless-stopped'),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') })).optional(),
  environment: z.record(z.string(), z.string()),
  ports: texts.optional(),
  volumes: texts,
  networks: z.union([texts, z.record(z.string(), z.strictObject({ ipv4_address: z.ipv4() }))]),
  read_only: z.boolean().optional(),
  tmpfs: texts.optional(),
  user: z.string().optional(),
  cap_drop: texts.optional(),
  cap_add: texts.optional(),
  security_opt: texts,
  shm_size: z.string().optional(),
  mem_limit: z.string().optional(),
  pids_limit: z.number().optional(),
  healthcheck: z
    .strictObject({ test: texts, interval: duration, timeout: duration, retries: z.number() })
    .optional(),
  stop_signal: z.string().optional(),
  stop_grace_period: duration,
})
const composeFile = z.strictObject({
  name: z.string(),
  services: z.strictObject({ database: service, server: service, proxy: service }),
  networks: z.strictObject({
    inside: z.strictObject({ internal: z.literal(true) }),
    edge: z.strictObject({
      ipam: z.strictObject({ config: z.array(z.strictObject({ subnet: z.cidrv4() })) }),
    }),
  }),
  volumes: z.record(z.string(), z.null()),
})

export const readCompose = () => composeFile.parse(parse(deployFile('compose.yaml')))
