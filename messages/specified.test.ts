import { expect, test } from 'vitest'
import { type Language, languages } from '#domain/brands/brand.ts'
import type { Texts } from '#domain/language/texts.ts'
import { messages } from './messages.ts'

/** Spec §2, §5, §6 and §8 fix the meaning of these messages: key, what the English says, what the Chinese says. */
const specified: readonly (readonly [key: string, en: RegExp, zh: RegExp])[] = [
  [
    'common:sessionExpired',
    /^Your login has expired, you are returning to the home page$/,
    /登录已过期.*首页/,
  ],
  [
    'refusals:session-expired',
    /^Your login has expired, you are returning to the home page$/,
    /登录已过期.*首页/,
  ],
  ['common:accessAbnormal', /went wrong.*try again later/, /访问异常.*稍后再试/],
  ['common:tryAgainLater', /^Please try again later/, /^请稍后再试/],
  ['refusals:server-error', /System error.*try again later/, /系统错误.*稍后再试/],
  ['refusals:no-contract', /no contract/, /没有合约/],
  ['refusals:company-not-certified', /not verified.*verification/, /未认证.*前往认证/],
  ['certification:notifications.none', /not verified.*verification/, /未认证.*前往认证/],
  ['refusals:not-a-member', /not joined the company.*administrator/, /尚未加入.*管理员同意/],
  ['trucking:noPriceHere', /No price.*terminal and pick-up depot.*another/, /码头和提箱堆场暂无价格.*其他/],
  ['refusals:no-service', /No service.*route/, /暂无.*服务/],
  ['places:detail.noPrice', /No quote available for this warehouse/, /该仓库暂无报价/],
  ['places:finding.warehouses.none', /No matching warehouse/, /没有.*仓库/],
  ['tracking:quota.empty_other', /Sorry, no related information found/, /抱歉.*未找到相关信息/],
  ['orderForm:review.sending', /Your order is being submitted/, /订单提交中/],
  ['orderView:updating', /Updating order information, please wait/, /正在更新订单信息，请稍候/],
  ['workbenchOrders:list.noData', /No data found/, /没有查到数据/],
  ['refusals:not-found', /Sorry, no related information found/, /未找到相关信息/],
  ['refusals:certify-to-track', /verify your company before tracking/, /先完成企业认证/],
  ['refusals:company-already-known', /already registered.*join/, /已在平台登记.*加入/],
  ['refusals:already-under-review', /sent.*awaiting review/, /申请已发送，等待审核/],
  ['certification:notifications.under-review', /sent.*awaiting review/, /申请已发送，等待审核/],
  ['forms:problems.passwordAgain.inconsistent', /Passwords do not match/, /密码不一致/],
  ['settings:problems.email.wrong-format', /valid email/, /邮箱/],
  ['refusals:certify-to-see-rates', /Verify your company to view rate details/, /企业认证.*运价详情/],
  ['refusals:certification-in-progress', /verification in progress/, /认证审核中/],
  ['common:logInOnParent', /log in on the parent site/, /集团网站登录/],
]

const read = (language: Language, key: string): unknown => {
  let found: unknown = messages[language]
  for (const step of key.replace(':', '.').split('.')) found = (found as Texts | undefined)?.[step]
  return found
}

test.each(languages)('every message that the specification words is there in %s', (language) => {
  const differing = specified.filter(([key, en, zh]) => {
    const text = read(language, key)
    return typeof text !== 'string' || !(language === 'en' ? en : zh).test(text)
  })
  expect(differing.map(([key]) => [key, read(language, key)])).toEqual([])
})
