import type { Clock } from '#server/platform/clock.ts'
import type { TemplateMap } from './template-map.ts'

/** Settings that both providers need. */
export type SmsAccount = {
  readonly keyId: string
  readonly keySecret: string
  readonly endpoint: URL
  readonly signName: string
  readonly templates: TemplateMap
}
export type AliyunSettings = SmsAccount & { readonly provider: 'aliyun' }
export type TencentSettings = SmsAccount & {
  readonly provider: 'tencent'
  readonly appId: string
  readonly region: string
}
export type SmsSettings = AliyunSettings | TencentSettings

export type SmsDeps<S> = { readonly settings: S; readonly clock: Clock }
