import { z } from 'zod'
import { isMobileAbroad } from '#domain/values/formats.ts'
import { createCircuit } from '#server/platform/circuit.ts'
import type { Provider } from '#server/platform/outbox/outbox.ts'
import type { RenderedMessage } from '#server/platform/outbox/render-message.ts'
import { Unreachable } from '#server/platform/unreachable.ts'
import { askProvider, declinedBy, internationalMobile, smsLimitMs } from './call-provider.ts'
import type { SmsDeps, TencentSettings } from './sms-settings.ts'
import { fillTemplate } from './template-map.ts'
import { signTc3 } from './tencent-signature.ts'

const service = 'Tencent SMS'
const action = 'SendSms'
const version = '2021-01-11'

const replyShape = z.object({
  Response: z.object({
    Error: z.object({ Code: z.string() }).optional(),
    SendStatusSet: z.array(z.object({ Code: z.string() })).optional(),
  }),
})

/** An error may concern the whole call or one number. */
function checkReply(json: unknown): void {
  const reply = replyShape.safeParse(json)
  if (!reply.success) throw new Unreachable(`${service} answered something else`)
  const { Error: refused, SendStatusSet: numbers = [] } = reply.data.Response
  const code = refused?.Code ?? numbers.find(({ Code }) => Code !== 'Ok')?.Code
  if (code !== undefined) throw declinedBy(service, code)
  if (numbers.length !== 1) throw new Unreachable(`${service} answered for ${numbers.length} numbers`)
}

function requestFor({ settings, clock }: SmsDeps<TencentSettings>, message: RenderedMessage) {
  const { code, parameters } = fillTemplate(message, settings.templates)
  const payload = JSON.stringify({
    PhoneNumberSet: [internationalMobile(message.recipient)],
    SmsSdkAppId: settings.appId,
    // Messages abroad carry the sender of the provider instead.
    ...(!isMobileAbroad(message.recipient) && { SignName: settings.signName }),
    TemplateId: code,
    TemplateParamSet: parameters.map(([, value]) => value),
  })
  const at = clock.now()
  const signed = {
    'content-type': 'application/json; charset=utf-8',
    host: settings.endpoint.host,
    'x-tc-action': action,
  }
  const { keyId, keySecret, region } = settings
  const headers = {
    ...signed,
    authorization: signTc3({ keyId, keySecret, service: 'sms', at, headers: signed, payload }),
    'x-tc-timestamp': String(Math.floor(at.getTime() / 1000)),
    'x-tc-version': version,
    'x-tc-region': region,
  }
  return { url: settings.endpoint, headers, body: payload }
}

/** SendSms of Tencent Cloud SMS, with parameters in the order of the registered template. */
export function tencentSms(deps: SmsDeps<TencentSettings>): Provider {
  const circuit = createCircuit({ service, clock: deps.clock, limitMs: smsLimitMs })
  return async (message) => {
    const request = requestFor(deps, message)
    await circuit(async (signal) => checkReply(await askProvider(service, { ...request, signal })))
  }
}
