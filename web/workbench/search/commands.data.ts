import type { Bilingual } from '#domain/brands/brand.ts'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import type { RequestKind } from '#domain/quotes/requests/quote-request.ts'
import type { SearchedPage } from '#web/components/search/searched-page.ts'
import { type PageName, workbenchUrls } from '#web/workbench/shell/pages.ts'

/** What the search opens besides records. */
type Command = SearchedPage & { readonly group: 'pages' | 'newQuote' | 'newRequest' }

const page = (name: PageName, zh: string, en: string, pinyin: string): Command => ({
  path: workbenchUrls[name],
  name: { zh, en },
  pinyin,
  group: 'pages',
})

const newQuote = (path: string, name: Bilingual, pinyin: string): Command => ({
  path,
  name,
  pinyin,
  group: 'newQuote',
})

/** For what has no tariff online. */
const newRequest = (kind: RequestKind, name: Bilingual, pinyin: string): Command => ({
  path: `${workbenchPaths.quotes}?${new URLSearchParams({ show: 'new-request', kind })}`,
  name,
  pinyin,
  group: 'newRequest',
})

/** By name in both languages and by pinyin, in the order in which an empty search shows them. */
export const commands: readonly Command[] = [
  page('dashboard', '工作台', 'Dashboard', 'gong zuo tai'),
  page('orders', '订单列表', 'Shipping orders', 'ding dan lie biao'),
  page('quotes', '报价管理', 'Quotes', 'bao jia guan li'),
  page('requests', '询价', 'Requests', 'xun jia'),
  page('alerts', '运价提醒', 'Rate alerts', 'yun jia ti xing'),
  page('bulk', '批量报价', 'Bulk quote', 'pi liang bao jia'),
  page('addressBook', '地址簿', 'Address book', 'di zhi bu'),
  page('certification', '企业认证', 'Company verification', 'qi ye ren zheng'),
  page('company', '企业账号', 'Company accounts', 'qi ye zhang hao'),
  page('inbox', '消息', 'Inbox', 'xiao xi'),
  page('settings', '个人设置', 'Settings', 'ge ren she zhi'),
  newQuote(
    servicePaths.oceanFcl,
    { zh: '海运整箱报价', en: 'Ocean FCL quote' },
    'hai yun zheng xiang bao jia',
  ),
  newQuote(servicePaths.trucking, { zh: '拖车报价', en: 'Trucking quote' }, 'tuo che bao jia'),
  newQuote(servicePaths.warehouses, { zh: '仓储报价', en: 'Warehouse quote' }, 'cang chu bao jia'),
  newQuote(servicePaths.depotOffers, { zh: '堆场报价', en: 'Depot quote' }, 'dui chang bao jia'),
  newRequest('air', { zh: '空运询价', en: 'Air freight request' }, 'kong yun xun jia'),
  newRequest('rail', { zh: '铁路询价', en: 'Rail freight request' }, 'tie lu xun jia'),
  newRequest('customs', { zh: '报关询价', en: 'Customs declaration request' }, 'bao guan xun jia'),
  newRequest('soc', { zh: '自备箱 (SOC) 询价', en: 'SOC request' }, 'zi bei xiang xun jia'),
  newRequest(
    'overseas-warehouse',
    { zh: '海外仓询价', en: 'Overseas warehouse request' },
    'hai wai cang xun jia',
  ),
  newRequest('insurance', { zh: '货物保险询价', en: 'Cargo insurance request' }, 'huo wu bao xian xun jia'),
  newRequest('barge', { zh: '驳船询价', en: 'Barge request' }, 'bo chuan xun jia'),
  newRequest(
    'inland-terminal',
    { zh: '内陆集装箱场站询价', en: 'Inland container terminal request' },
    'nei lu ji zhuang xiang chang zhan xun jia',
  ),
  newRequest(
    'container-management',
    { zh: '箱管询价', en: 'Container management request' },
    'xiang guan xun jia',
  ),
]
