import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isMobileAbroad } from '#domain/values/formats.ts'
import { createCircuit } from '#server/platform/circuit.ts'
import type { Provider } from '#server/platform/outbox/outbox.ts'
import type { RenderedMessage } from '#server/platform/outbox/render-message.ts'
import { Unreachable } from '#server/platform/unreachable.ts'
import { canonicalQuery, signAcs3 } from './aliyun-signature.ts'
import { askProvider, declinedBy, internationalMobile, smsLimitMs } from './call-provider.ts'
import type { AliyunSettings, SmsDeps } from './sms-settings.ts'
import { fillTemplate } from './template-map.ts'

const service = 'Aliyun SMS'
const action = 'SendSms'
const version = '2017-05-25'

const replyShape = z.object({ Code: z.string() })

function checkReply(json: unknown): void {
  const reply = replyShape.safeParse(json)
  if (!reply.success) throw new Unreachable(`${service} answered something else`)
  if (reply.data.Code !== 'OK') throw declinedBy(service, reply.data.Code)
}

/** Abroad Aliyun takes the number without the plus. */
const phoneNumber = (recipient: string): string =>
  isMobileAbroad(recipient) ? recipient.slice(1) : internationalMobile(recipient)

function requestFor({ settings, clock }: SmsDeps<AliyunSettings>, message: RenderedMessage) {
  const { keyId, keySecret, endpoint } = settings
  const { code, parameters: filled } = fillTemplate(message, settings.templates)
  const parameters = {
    PhoneNumbers: phoneNumber(message.recipient),
    SignName: settings.signName,
    TemplateCode: code,
    TemplateParam: JSON.stringify(Object.fromEntries(filled)),
  }
  const at = clock.now()
  const signing = {
    keyId,
    keySecret,
    host: endpoint.host,
    action,
    version,
    at,
    nonce: randomUUID(),
    parameters,
  }
  const url = new URL(endpoint)
  url.search = canonicalQuery(parameters)
  return { url, headers: signAcs3(signing), body: '' }
}

/** SendSms of Aliyun's Dysmsapi, with named parameters. */
export function aliyunSms(deps: SmsDeps<AliyunSettings>): Provider {
  const circuit = createCircuit({ service, clock: deps.clock, limitMs: smsLimitMs })
  return async (message) => {
    const request = requestFor(deps, message)
    await circuit(async (signal) => checkReply(await askProvider(service, { ...request, signal })))
  }
}
